import { useHasPassed } from '~/features/customer/use-server-now.ts';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import { type StatusAppearance, statusAppearance } from './appointment-status.ts';

/** How an appointment's status is shown now. It changes by itself when the time to pay is over. */
export function useStatusAppearance(appointment: AppointmentSlipFragment): StatusAppearance {
  const { status, paymentState, paymentDueBy } = appointment;
  const isOver = useHasPassed(paymentState === 'DUE' ? paymentDueBy : null);
  return statusAppearance(status, { ...appointment, isPaymentExpired: isOver || paymentState === 'EXPIRED' });
}
