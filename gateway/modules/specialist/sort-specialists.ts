import type { Specialist, SpecialistSort } from '../../graphql/generated/schema.ts';

/** C-35: the lower bound of a range; 'Less than 1' counts as 0. */
function yearsAtLeast({ yearsOfExperience }: Specialist): number {
  return /less than/i.test(yearsOfExperience) ? 0 : Number(/\d+/.exec(yearsOfExperience)?.[0] ?? 0);
}

const lowestPence = ({ price }: Specialist) => price?.low.pence ?? null;

/** The values to sort by, greatest first; null comes last. */
const KEYS: Readonly<Record<Exclude<SpecialistSort, 'SOONEST'>, (specialist: Specialist) => number | null>> = {
  RATING: ({ averageRating }) => averageRating ?? null,
  PRICE_LOW: (specialist) => {
    const pence = lowestPence(specialist);
    return pence === null ? null : -pence;
  },
  PRICE_HIGH: lowestPence,
  EXPERIENCE: yearsAtLeast,
};

type NextDate = (specialist: Specialist) => Promise<string | null>;

/**
 * BOOK-22 with C-36: equal ones keep the host's order, and those without a value come last.
 * `nextDate` is only called for the order by it.
 */
export async function sortSpecialists(
  specialists: readonly Specialist[],
  sort: SpecialistSort,
  nextDate: NextDate,
): Promise<Specialist[]> {
  const key = sort === 'SOONEST' ? await keyByNextDate(specialists, nextDate) : KEYS[sort];
  return [...specialists].sort((a, b) => {
    const [left, right] = [key(a) ?? Number.NEGATIVE_INFINITY, key(b) ?? Number.NEGATIVE_INFINITY];
    return left === right ? 0 : right - left;
  });
}

async function keyByNextDate(specialists: readonly Specialist[], nextDate: NextDate) {
  const dates = new Map(
    await Promise.all(specialists.map(async (specialist) => [specialist, await nextDate(specialist)] as const)),
  );
  return (specialist: Specialist) => {
    const date = dates.get(specialist);
    return date ? -Date.parse(date) : null;
  };
}
