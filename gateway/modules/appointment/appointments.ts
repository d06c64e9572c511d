import type { RuleClock } from '#shared/london/clock.ts';
import type { Searchable } from '#shared/search.ts';
import type {
  AppointmentActions,
  AppointmentPeriod,
  AppointmentStatus,
  PaymentState,
  UserError,
} from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import type { GatewayContext } from '../context.ts';
import { readableList, viewingCustomer } from '../customer/customer.ts';
import { latestFirst } from '../lib/lists.ts';
import { AppointmentModel } from './appointment.ts';
import { paymentState, whyNotCancellable, whyNotPayable, whyNotReschedulable, whyNotReviewable } from './rules.ts';

/** All of a customer's appointments, the latest day first. */
export function appointmentsOf({ appointments }: CustomerRecord): AppointmentModel[] {
  return latestFirst(
    readableList(appointments).map((record) => new AppointmentModel(record)),
    ({ scheduledDate, bookedAt }) => scheduledDate ?? bookedAt?.slice(0, 10),
  );
}

/** Finds an appointment by its id or reference (C-100). */
export function findAppointment(customer: CustomerRecord, idOrReference: string): AppointmentModel | null {
  // Records are compared first, since a model costs more than a comparison.
  for (const record of readableList(customer.appointments)) {
    if (record.id === idOrReference || record.reference === idOrReference) return new AppointmentModel(record);
    if (record.id !== null) continue;
    const unidentified = new AppointmentModel(record);
    if (unidentified.id === idOrReference) return unidentified;
  }
  return null;
}

/** An appointment that wasn't paid in time has lost its time slot, so it doesn't take place. */
export function isUpcoming(appointment: AppointmentModel, clock: RuleClock): boolean {
  const { status, scheduledDate } = appointment;
  if (status !== 'PENDING' && status !== 'CONFIRMED') return false;
  const today = clock.today();
  return (scheduledDate ?? today) >= today && paymentState(appointment, clock) !== 'EXPIRED';
}

/** The status that it is listed and counted under. Not paid in time, it doesn't take place. */
export function listedStatus(appointment: AppointmentModel, clock: RuleClock): AppointmentStatus {
  return paymentState(appointment, clock) === 'EXPIRED' ? 'CANCELLED' : appointment.status;
}

/** In the period's order. */
export function appointmentsIn(
  period: AppointmentPeriod,
  appointments: readonly AppointmentModel[],
  clock: RuleClock,
): AppointmentModel[] {
  if (period === 'PAST') return appointments.filter((appointment) => !isUpcoming(appointment, clock));
  return soonestFirst(appointments.filter((appointment) => isUpcoming(appointment, clock)));
}

export function upcomingFirst(appointments: readonly AppointmentModel[], clock: RuleClock): AppointmentModel[] {
  return [...appointmentsIn('UPCOMING', appointments, clock), ...appointmentsIn('PAST', appointments, clock)];
}

/** Those without a day or time come after those with one. */
function soonestFirst(appointments: readonly AppointmentModel[]): AppointmentModel[] {
  const startOf = ({ scheduledDate, scheduledTime }: AppointmentModel) =>
    `${scheduledDate ?? '9999'} ${scheduledTime ?? '99'}`;
  return [...appointments].sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0));
}

/** What customers read where the host sends no location's name (C-93), so that they find it. */
const locationLabel = ({ locationName, isHomeService }: AppointmentModel) =>
  locationName ?? (isHomeService ? 'Home Service' : 'Central Workshop');

/** APPT-04: service, reference, specialist and location. */
export function searchableOf(appointment: AppointmentModel): Searchable {
  const { serviceName, specialistName, reference } = appointment;
  return { names: [specialistName], fields: [[serviceName], [locationLabel(appointment)]], codes: [reference] };
}

export const APPOINTMENT_STATUSES = [
  'PENDING',
  'CONFIRMED',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly AppointmentStatus[];

export function paymentStateOf(appointment: AppointmentModel, legacy: LegacyClient): PaymentState {
  return paymentState(appointment, legacy.clock);
}

export function actionsOf(appointment: AppointmentModel, { clock }: LegacyClient): AppointmentActions {
  const pay = whyNotPayable(appointment, clock);
  const cancel = whyNotCancellable(appointment, clock);
  const reschedule = whyNotReschedulable(appointment, clock);
  const review = whyNotReviewable(appointment);
  return {
    canPay: pay === null,
    payUnavailableReason: pay,
    canCancel: cancel === null,
    cancelUnavailableReason: cancel,
    canReschedule: reschedule === null,
    rescheduleUnavailableReason: reschedule,
    canReview: review === null,
    reviewUnavailableReason: review,
  };
}

/** The result of a mutation of an appointment. Its data is refetched when a field needs it. */
export interface AppointmentPayload {
  /** The appointment's id or reference; null if unknown. Missing if nothing was changed. */
  readonly appointmentId?: string | null;
  readonly message?: string | null;
  readonly userErrors: UserError[];
}

export type CancelAppointmentPayloadModel = AppointmentPayload;
export type RescheduleAppointmentPayloadModel = AppointmentPayload;
export type PayForAppointmentPayloadModel = AppointmentPayload;
export type SubmitReviewPayloadModel = AppointmentPayload;
export interface BookAppointmentPayloadModel extends AppointmentPayload {
  readonly reference?: string | null;
}

/** If the refetch fails, only the field has an error: the mutation itself has succeeded. */
export const appointmentPayload = {
  appointment: async ({ appointmentId }: AppointmentPayload, _args: unknown, { loaders }: GatewayContext) =>
    appointmentId == null ? null : findAppointment(await loaders.customer.read(), appointmentId),
  customer: ({ appointmentId }: AppointmentPayload, _args: unknown, context: GatewayContext) =>
    appointmentId === undefined ? null : viewingCustomer(context),
};
