import { useEffect, useRef } from 'react';
import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { SpecialistName } from '~/features/customer/specialist-name.tsx';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import type { AppointmentFactsFragment, PaymentState } from '~/graphql/generated/graphql.ts';
import { usePayForAppointmentMutation } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { paths } from '~/site/paths.ts';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ScheduledTime } from './appointment-slip.tsx';
import { InvalidAppointmentDialog, useOpenedAppointment } from './invalid-appointment-dialog.tsx';
import styles from './pay-action.module.css';
import { PaymentCountdown, PaymentTerms, paymentStateAt } from './pay-action.tsx';
import { RefundPolicy, useRefundIfCancelled } from './refund-policy.tsx';

interface PaymentDialogProps {
  appointmentId: string;
  onClose: () => void;
}

/**
 * Pays for an appointment (APPT-11, C-42). Shows the service, the time left and the refund policy.
 * The product handles no card data.
 */
export function PaymentDialog({ appointmentId, onClose }: PaymentDialogProps) {
  const { submission, error, pay } = usePayForAppointment(appointmentId);
  const appointment = useOpenedAppointment(appointmentId);
  const now = useServerNow();
  const { refund } = useRefundIfCancelled(appointmentId);
  if (!appointment) return <InvalidAppointmentDialog title="Pay" onClose={onClose} />;

  const payState = paymentStateAt(appointment, now);
  const wasPaidBefore = isAlreadyDone(submission);
  const isPaid = wasPaidBefore || payState === 'PAID';
  const isOver = isPaid || submission.kind === 'done';
  const isSending = submission.kind === 'sending';
  const canPay = !isOver && payState === 'DUE';
  // An error although it's paid means that only the response was lost.
  const isSuccess = submission.kind === 'done' || (error !== undefined && isPaid);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title={isPaid ? 'Paid' : isOver ? 'Payment successful' : 'Pay for your appointment'}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            Close
          </Button>
          {canPay && (
            <Button busy={isSending} busyLabel="Paying..." onClick={pay}>
              {appointment.price ? `Pay ${appointment.price.formatted}` : 'Pay'}
            </Button>
          )}
          {!isOver && payState === 'EXPIRED' && (
            <ButtonLink to={paths.customerBooking}>Book a new appointment</ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {isSuccess && <PaidNotice message={wasPaidBefore ? ALREADY_PAID : PAID} />}
        {error && !isPaid && 'attempt' in submission && (
          <Notice key={submission.attempt} tone="error" title="Payment failed. Please try again.">
            {error}
          </Notice>
        )}
        {!isOver && <CannotPayNotice payState={payState} />}
        <JobSheet
          label="Appointment"
          headingLevel={3}
          reference={appointment.reference ?? undefined}
          rows={paymentRows(appointment, canPay ? now : null)}
        />
        {canPay && <PaymentTerms dueBy={appointment.paymentDueBy} isSimulated={appointment.isPaymentSimulated} />}
        {canPay && <RefundPolicy appointment={appointment} current={refund?.rule ?? null} />}
      </div>
    </Dialog>
  );
}

/** The job sheet's rows; `now` is null if it can't be paid any more. */
function paymentRows(appointment: AppointmentFactsFragment, now: number | null) {
  const { serviceName, specialistId, specialistName, price, paymentDueBy } = appointment;
  return [
    { id: 'service', label: 'Service', value: serviceLabel(serviceName) },
    { id: 'specialist', label: 'Specialist', value: <SpecialistName id={specialistId} name={specialistName} /> },
    { id: 'when', label: 'When', value: <ScheduledTime appointment={appointment} /> },
    ...(price
      ? [{ id: 'amount', label: 'Amount', value: <strong className="figures">{price.formatted}</strong> }]
      : []),
    ...(now !== null && paymentDueBy
      ? [{ id: 'timeLeft', label: 'Time left', value: <PaymentCountdown dueBy={paymentDueBy} now={now} /> }]
      : []),
  ];
}

/** Takes the focus, because the button that had it is removed. */
function PaidNotice({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" title={message} />
    </div>
  );
}

function CannotPayNotice({ payState }: { payState: PaymentState }) {
  switch (payState) {
    case 'DUE':
    case 'PAID':
      return null;
    case 'EXPIRED':
      return (
        <Notice tone="error" title={`The ${quantity(PAYMENT_WINDOW_HOURS, 'hour')} to pay are over`}>
          Your time slot has been released. Please book a new appointment.
        </Notice>
      );
    case 'NOT_DUE':
    case 'ON_HOLD':
      return (
        <Notice tone="warning" title="You can’t pay for this appointment now">
          {payState === 'NOT_DUE'
            ? 'It isn’t confirmed, or has been cancelled.'
            : 'You can pay once the specialist has confirmed the new time.'}
        </Notice>
      );
  }
}

const PAID = 'Payment successful! Your appointment is now confirmed.';
const ALREADY_PAID = 'This appointment has already been paid. You haven’t been charged twice.';

const OUTCOME_UNKNOWN =
  'We don’t know whether your payment reached us. You can safely pay again: you’ll never be charged twice.';

/**
 * Pays for an appointment (APPT-12, C-41). Retrying is safe, because the server refuses a second
 * payment. Whether it's paid is decided by the appointment's data, not by the submission.
 */
function usePayForAppointment(appointmentId: string) {
  const pay = usePayForAppointmentMutation();
  const refetchIfStale = useRefetchIfStale();
  const { submission, submit } = useSubmission({
    send: (input: { appointmentId: string }) => pay(input),
    onResult: refetchIfStale,
  });
  const [error] = submissionErrors(submission, { refused: OUTCOME_UNKNOWN, noResponse: OUTCOME_UNKNOWN });
  return { submission, error: error?.message, pay: () => void submit({ appointmentId }) };
}
