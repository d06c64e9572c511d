import { sortByGreatest } from '#shared/sort.ts';
import type { SpecialistSort } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { priceOf } from '../money/money.ts';
import { displayedRating } from './specialist.ts';

/** C-35: the lower bound of a range; 'Less than 1' counts as 0. */
function yearsAtLeast({ yearsOfExperience }: SpecialistRecord): number {
  const years = yearsOfExperience ?? '';
  return /less than/i.test(years) ? 0 : Number(/\d+/.exec(years)?.[0] ?? 0);
}

const lowestPence = (specialist: SpecialistRecord) => priceOf(specialist)?.low.pence ?? null;

/** The values to sort by, greatest first; null comes last. */
const KEYS: Readonly<Record<Exclude<SpecialistSort, 'SOONEST'>, (specialist: SpecialistRecord) => number | null>> = {
  RATING: displayedRating,
  PRICE_LOW: (specialist) => {
    const pence = lowestPence(specialist);
    return pence === null ? null : -pence;
  },
  PRICE_HIGH: lowestPence,
  EXPERIENCE: yearsAtLeast,
};

type NextDate = (specialist: SpecialistRecord) => Promise<string | null>;

/**
 * BOOK-22 with C-36: equal ones keep the host's order; those without a value come last. Only
 * SOONEST calls `nextDate`.
 */
export async function sortSpecialists(
  specialists: readonly SpecialistRecord[],
  sort: SpecialistSort,
  nextDate: NextDate,
): Promise<SpecialistRecord[]> {
  const key = sort === 'SOONEST' ? await keyByNextDate(specialists, nextDate) : KEYS[sort];
  return sortByGreatest(specialists, key);
}

async function keyByNextDate(specialists: readonly SpecialistRecord[], nextDate: NextDate) {
  const dates = new Map(
    await Promise.all(specialists.map(async (specialist) => [specialist, await nextDate(specialist)] as const)),
  );
  return (specialist: SpecialistRecord) => {
    const date = dates.get(specialist);
    return date ? -Date.parse(date) : null;
  };
}
