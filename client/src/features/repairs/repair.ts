import type { RepairFactsFragment } from '~/graphql/generated/graphql.ts';
import { formatDay } from '~/lib/london-dates.ts';

export type Repair = RepairFactsFragment;

/** A dash if the date is unknown. */
export const formatRepairDate = ({ date }: Pick<Repair, 'date'>) => (date ? formatDay(date) : '–');

/** A quantity or hours, with at most two decimals. */
export const formatQuantity = (quantity: number) => quantity.toLocaleString('en-GB', { maximumFractionDigits: 2 });
