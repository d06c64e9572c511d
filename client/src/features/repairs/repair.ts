import { Flag, Wrench } from 'lucide-react';
import type { RepairFactsFragment } from '~/graphql/generated/graphql.ts';
import { formatDate } from '~/lib/format-date.ts';

export type Repair = RepairFactsFragment;

/** The two that the page filters by (REP-01), as its address calls them. */
export type RepairStanding = 'completed' | 'in-progress';

export function standingOf({ status }: Pick<Repair, 'status'>): RepairStanding {
  return status === 'COMPLETED' ? 'completed' : 'in-progress';
}

/** How where a repair stands looks and reads. */
export const standingLooks = {
  completed: { label: 'Completed', tone: 'carbon', Icon: Flag },
  'in-progress': { label: 'In Progress', tone: 'plate', Icon: Wrench },
} as const;

/** A dash where the day is not known. */
export const dayText = ({ date }: Pick<Repair, 'date'>) => (date ? formatDate(date) : '–');

/** Pieces and hours, with as many decimals as they need, at most two. */
export const countText = (count: number) => count.toLocaleString('en-GB', { maximumFractionDigits: 2 });
