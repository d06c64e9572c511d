import { sortByGreatest } from '#shared/sort.ts';
import type { SpecialistSort } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import type { priceOf } from '../money/money.ts';
import { displayedRating } from './specialist.ts';

/** C-35: the lower bound of a range; 'Less than 1' counts as 0. */
function yearsAtLeast({ yearsOfExperience }: SpecialistRecord): number {
  const years = yearsOfExperience ?? '';
  return /less than/i.test(years) ? 0 : Number(/\d+/.exec(years)?.[0] ?? 0);
}

interface SortedBy {
  /** The price that counts. */
  priceOf(specialist: SpecialistRecord): ReturnType<typeof priceOf>;
  /** Only called for SOONEST. */
  bookableDays(specialist: SpecialistRecord): Promise<readonly string[] | null>;
}

/**
 * BOOK-22 with C-36: equal ones keep the host's order; those without a value come last.
 */
export async function sortSpecialists(
  specialists: readonly SpecialistRecord[],
  sort: SpecialistSort,
  { priceOf, bookableDays }: SortedBy,
): Promise<SpecialistRecord[]> {
  const lowestPence = (specialist: SpecialistRecord) => priceOf(specialist)?.low.pence ?? null;
  const negative = (value: number | null) => (value === null ? null : -value);
  switch (sort) {
    case 'RATING':
      return sortByGreatest(specialists, displayedRating);
    case 'PRICE_LOW':
      return sortByGreatest(specialists, (specialist) => negative(lowestPence(specialist)));
    case 'PRICE_HIGH':
      return sortByGreatest(specialists, lowestPence);
    case 'EXPERIENCE':
      return sortByGreatest(specialists, yearsAtLeast);
    case 'SOONEST': {
      const days = await Promise.all(specialists.map(bookableDays));
      const firsts = new Map(specialists.map((specialist, index) => [specialist, days[index]?.[0]]));
      return sortByGreatest(specialists, (specialist) => negative(toMoment(firsts.get(specialist))));
    }
  }
}

const toMoment = (day: string | undefined) => (day === undefined ? null : Date.parse(day));
