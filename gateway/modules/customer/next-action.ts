import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { AppointmentModel } from '../appointment/appointment.ts';
import { actionsOf, appointmentsIn, appointmentsOf } from '../appointment/appointments.ts';
import type { GatewayContext } from '../context.ts';
import { type PendingReviewModel, pendingReviewsOf } from '../review/reviews.ts';

export type NextActionModel =
  | { readonly kind: 'PAY' | 'VISIT' | 'WAIT'; readonly appointment: AppointmentModel }
  | { readonly kind: 'REVIEW'; readonly pendingReview: PendingReviewModel }
  | { readonly kind: 'BOOK' };

export function nextActionOf(
  record: CustomerRecord,
  { legacy, photoSources }: Pick<GatewayContext, 'legacy' | 'photoSources'>,
): NextActionModel {
  const appointments = appointmentsOf(record);
  const [payable] = dueFirst(appointments.filter((appointment) => actionsOf(appointment, legacy).canPay));
  if (payable) return { kind: 'PAY', appointment: payable };
  // The list starts with the latest work, which customers remember best.
  const pendingReview = pendingReviewsOf(record, photoSources).find(({ appointmentId }) => appointmentId !== null);
  if (pendingReview) return { kind: 'REVIEW', pendingReview };
  const upcoming = appointmentsIn('UPCOMING', appointments, legacy.clock);
  const confirmed = upcoming.find(({ status }) => status === 'CONFIRMED');
  if (confirmed) return { kind: 'VISIT', appointment: confirmed };
  const [pending] = upcoming;
  return pending ? { kind: 'WAIT', appointment: pending } : { kind: 'BOOK' };
}

/** Appointments without a payment deadline come last. */
function dueFirst(appointments: readonly AppointmentModel[]): AppointmentModel[] {
  const dueAt = ({ paymentDueBy }: AppointmentModel) =>
    paymentDueBy === null ? Number.MAX_SAFE_INTEGER : Date.parse(paymentDueBy);
  return appointments.toSorted((a, b) => dueAt(a) - dueAt(b));
}
