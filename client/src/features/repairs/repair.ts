import { Flag, Wrench } from 'lucide-react';
import type { PastJob } from '~/features/customer/book-again.tsx';
import type {
  RepairDetailsQuery,
  RepairFactsFragment,
  RepairPaymentFragment,
  RepairStatus,
} from '~/graphql/generated/graphql.ts';
import { formatDate, formatDateTime } from '~/lib/format-date.ts';

export type Repair = RepairFactsFragment;

/**
 * Whether to name the vehicle, with a dash if it is unknown: not if the host has a record of the
 * work and it wasn't on a vehicle. One made from an appointment always has it (REP-11, C-54).
 */
export const namesVehicle = ({ id, vehicle }: Pick<Repair, 'id' | 'vehicle'>) =>
  vehicle !== null || id.startsWith('repair-appointment-');

/**
 * What can be booked again of a repair: without a specialist who has left and a service that was
 * removed.
 */
export function pastJobOf(repair: NonNullable<NonNullable<RepairDetailsQuery['me']>['repair']>): PastJob {
  const { appointment, serviceName } = repair;
  if (!appointment) return { serviceName };
  const { service, specialist, specialistId } = appointment;
  return { ...appointment, serviceName: service && serviceName, specialistId: specialist && specialistId };
}

/** When and how it was paid; null if that isn't known. */
export function formatPayment(payment: RepairPaymentFragment | null | undefined): string | null {
  if (!payment?.isPaid) return null;
  const when = payment.paidAt ? `${formatDateTime(payment.paidAt)}, online` : 'Online';
  return payment.isPaymentSimulated ? `${when} (demo: no money was taken)` : when;
}

/** A dash if the date is unknown. */
export const formatRepairDate = ({ date }: Pick<Repair, 'date'>) => (date ? formatDate(date) : '–');

/** A quantity or hours, with at most two decimals. */
export const formatQuantity = (quantity: number) => quantity.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** In the order of the filters (REP-01). */
export const statuses: readonly RepairStatus[] = ['COMPLETED', 'IN_PROGRESS'];

/** A status that this version of the app doesn't know counts as in progress. */
export function normaliseStatus(status: string): RepairStatus {
  return status === 'COMPLETED' ? 'COMPLETED' : 'IN_PROGRESS';
}

export const appearances = {
  COMPLETED: { label: 'Completed', tone: 'carbon', Icon: Flag },
  IN_PROGRESS: { label: 'In Progress', tone: 'plate', Icon: Wrench },
} as const;

/** How a status is shown. */
export const statusAppearance = (status: string) => appearances[normaliseStatus(status)];
