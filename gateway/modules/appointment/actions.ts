import type { AppointmentActions, PaymentState } from '../../graphql/generated/schema.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { hasPassed } from '../lib/current-time.ts';
import type { AppointmentModel } from './appointment.ts';
import { paymentState, whyNotCancellable, whyNotPayable, whyNotReschedulable, whyNotReviewable } from './rules.ts';

export function paymentStateOf(appointment: AppointmentModel, legacy: LegacyClient): PaymentState {
  return paymentState(appointment, (deadline) => hasPassed(legacy, deadline));
}

export function actionsOf(appointment: AppointmentModel, legacy: LegacyClient): AppointmentActions {
  const pay = whyNotPayable(appointment, paymentStateOf(appointment, legacy));
  const cancel = whyNotCancellable(appointment);
  const reschedule = whyNotReschedulable(appointment);
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
