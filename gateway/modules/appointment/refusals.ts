import { appointmentMessages } from '#shared/appointment-messages.ts';
import type { RuleClock } from '#shared/london/clock.ts';
import type { ActionUnavailableReason, UserError } from '../../graphql/generated/schema.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { GatewayContext } from '../context.ts';
import { type RefusalReason, userError } from '../mutations/refusal-errors.ts';
import type { AppointmentModel } from './appointment.ts';
import { findAppointment } from './appointments.ts';
import { whyNotCancellable, whyNotPayable, whyNotReschedulable } from './rules.ts';

type Reasons = Readonly<Partial<Record<ActionUnavailableReason, RefusalReason>>>;

const UNPAID: Reasons = {
  PAYMENT_WINDOW_CLOSED: { code: 'PAYMENT_WINDOW_CLOSED', message: appointmentMessages.paymentWindowClosed },
};

const PAYMENT: Reasons = {
  ...UNPAID,
  ALREADY_PAID: { code: 'ALREADY_DONE', message: appointmentMessages.paid },
  CANCELLED: { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.payCancelled },
  COMPLETED: { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.payCompleted },
  NEW_TIME_NOT_CONFIRMED: { code: 'NOT_CONFIRMED', message: appointmentMessages.newTimeNotConfirmed },
  NOT_CONFIRMED: { code: 'NOT_CONFIRMED', message: appointmentMessages.notConfirmed },
};

const CANCELLATION: Reasons = {
  ...UNPAID,
  CANCELLED: { code: 'ALREADY_DONE', message: appointmentMessages.cancelled },
  COMPLETED: { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.cancelCompleted },
};

const RESCHEDULING: Reasons = {
  ...UNPAID,
  CANCELLED: { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.rescheduleCancelled },
  COMPLETED: { code: 'APPOINTMENT_CLOSED', message: appointmentMessages.rescheduleCompleted },
  ALREADY_RESCHEDULED: { code: 'ALREADY_RESCHEDULED', message: appointmentMessages.rescheduledOnce },
};

const explained = (reasons: Reasons, unavailable: ActionUnavailableReason | null) =>
  (unavailable && reasons[unavailable]) || null;

/*
 * Why an appointment can't be paid for, cancelled or rescheduled, judging by the customer's data;
 * null if nothing there forbids it. Legacy hosts use one status for all of these.
 */

export const paymentReason = (appointment: AppointmentModel, clock: RuleClock) =>
  explained(PAYMENT, whyNotPayable(appointment, clock));

export const cancellationReason = (appointment: AppointmentModel, clock: RuleClock) =>
  explained(CANCELLATION, whyNotCancellable(appointment, clock));

export const rescheduleReason = (appointment: AppointmentModel, clock: RuleClock) =>
  explained(RESCHEDULING, whyNotReschedulable(appointment, clock));

/** The user error of a mutation of an appointment that the customer doesn't have. */
export const appointmentNotFound = (): UserError =>
  userError(APPOINTMENT_NOT_FOUND.code, APPOINTMENT_NOT_FOUND.message, ['appointmentId']);

export const APPOINTMENT_NOT_FOUND: RefusalReason = { code: 'NOT_FOUND', message: appointmentMessages.notFound };
export const SLOT_TAKEN: RefusalReason = { code: 'SLOT_TAKEN', message: appointmentMessages.timeSlotTaken };

type Verdict = RefusalReason | null | Promise<RefusalReason | null>;
interface OfAppointment {
  readonly appointmentId: string;
}

/** By the customer's data, which the call has made the gateway forget. Null if it can't be read. */
export function reasonFromCustomer<Input>(
  reasonOf: (customer: CustomerRecord, input: Input, context: GatewayContext) => Verdict,
) {
  return async (input: Input, context: GatewayContext): Promise<RefusalReason | null> => {
    try {
      return await reasonOf(await context.loaders.customer.read(), input, context);
    } catch (error) {
      if (error instanceof LegacyError) return null;
      throw error;
    }
  };
}

/** Like `reasonFromCustomer`, by the appointment alone. */
export function reasonFromAppointment<Input extends OfAppointment>(
  reasonOf: (appointment: AppointmentModel, input: Input, context: GatewayContext) => Verdict,
) {
  return reasonFromCustomer((customer, input: Input, context) => {
    const appointment = findAppointment(customer, input.appointmentId);
    return appointment ? reasonOf(appointment, input, context) : APPOINTMENT_NOT_FOUND;
  });
}
