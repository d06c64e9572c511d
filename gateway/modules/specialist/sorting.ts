import type { Specialist, SpecialistSort } from '../../graphql/generated/schema.ts';

/** C-35: of a range the lower bound counts; 'Less than 1' is nothing yet. */
function yearsAtLeast({ yearsOfExperience }: Specialist): number {
  return /less than/i.test(yearsOfExperience) ? 0 : Number(/\d+/.exec(yearsOfExperience)?.[0] ?? 0);
}

const lowestPence = ({ price }: Specialist) => price?.low.pence ?? null;

/** The value to sort by, the greatest first; null comes last. */
const KEYS: Readonly<Record<SpecialistSort, (specialist: Specialist) => number | null>> = {
  RATING: ({ averageRating }) => averageRating ?? null,
  PRICE_LOW: (specialist) => {
    const pence = lowestPence(specialist);
    return pence === null ? null : -pence;
  },
  PRICE_HIGH: lowestPence,
  EXPERIENCE: yearsAtLeast,
};

/**
 * BOOK-22 with C-36: equal ones keep the legacy order, those without a value come last in both
 * directions.
 */
export function sortSpecialists(specialists: readonly Specialist[], sort: SpecialistSort): Specialist[] {
  const key = KEYS[sort];
  return [...specialists].sort((a, b) => {
    const [left, right] = [key(a) ?? Number.NEGATIVE_INFINITY, key(b) ?? Number.NEGATIVE_INFINITY];
    return left === right ? 0 : right - left;
  });
}
