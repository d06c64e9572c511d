import type { RepairFactsFragment, RepairPaymentFragment } from '~/graphql/generated/graphql.ts';
import { formatDate, formatDateTime } from '~/lib/format-date.ts';

export type Repair = RepairFactsFragment;
export type RepairPayment = RepairPaymentFragment;

/**
 * Whether to name the vehicle, with a dash if it is unknown: not if the host has a record of the
 * work and it wasn't on a vehicle. One made from an appointment always has it (REP-11, C-54).
 */
export const namesVehicle = ({ id, vehicle }: Pick<Repair, 'id' | 'vehicle'>) =>
  vehicle !== null || id.startsWith('repair-appointment-');

/** When and how it was paid; null if that isn't known. */
export function formatPayment(payment: RepairPayment | null | undefined): string | null {
  if (!payment?.isPaid) return null;
  const when = payment.paidAt ? `${formatDateTime(payment.paidAt)}, online` : 'Online';
  return payment.isPaymentSimulated ? `${when} (demo: no money was taken)` : when;
}

/** A dash if the date is unknown. */
export const formatRepairDate = ({ date }: Pick<Repair, 'date'>) => (date ? formatDate(date) : '–');

/** A quantity or hours, with at most two decimals. */
export const formatQuantity = (quantity: number) => quantity.toLocaleString('en-GB', { maximumFractionDigits: 2 });
