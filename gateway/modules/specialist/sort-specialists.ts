import type { SpecialistSort } from '../../graphql/generated/schema.ts';
import type { SpecialistModel } from './specialist.ts';

/** C-35: the lower bound of a range; 'Less than 1' counts as 0. */
function yearsAtLeast({ yearsOfExperience }: SpecialistModel): number {
  return /less than/i.test(yearsOfExperience) ? 0 : Number(/\d+/.exec(yearsOfExperience)?.[0] ?? 0);
}

const lowestPence = ({ price }: SpecialistModel) => price?.low.pence ?? null;

/** The values to sort by, greatest first; null comes last. */
const KEYS: Readonly<Record<SpecialistSort, (specialist: SpecialistModel) => number | null>> = {
  RATING: ({ averageRating }) => averageRating ?? null,
  PRICE_LOW: (specialist) => {
    const pence = lowestPence(specialist);
    return pence === null ? null : -pence;
  },
  PRICE_HIGH: lowestPence,
  EXPERIENCE: yearsAtLeast,
};

/** BOOK-22 with C-36: equal ones keep the host's order, and those without a value come last. */
export function sortSpecialists(specialists: readonly SpecialistModel[], sort: SpecialistSort): SpecialistModel[] {
  const key = KEYS[sort];
  return [...specialists].sort((a, b) => {
    const [left, right] = [key(a) ?? Number.NEGATIVE_INFINITY, key(b) ?? Number.NEGATIVE_INFINITY];
    return left === right ? 0 : right - left;
  });
}
