import type { RepairFactsFragment } from '~/graphql/generated/graphql.ts';
import { formatDate } from '~/lib/format-date.ts';

export type Repair = RepairFactsFragment;

/** A dash if the date is unknown. */
export const formatRepairDate = ({ date }: Pick<Repair, 'date'>) => (date ? formatDate(date) : '–');

/** A quantity or hours, with at most two decimals. */
export const formatQuantity = (quantity: number) => quantity.toLocaleString('en-GB', { maximumFractionDigits: 2 });
