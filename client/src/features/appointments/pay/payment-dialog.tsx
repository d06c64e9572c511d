import { useFragment } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { actionsOf } from '~/features/appointments/appointment-actions.ts';
import { whenText } from '~/features/appointments/appointment-when.ts';
import { NamelessDialog } from '~/features/appointments/nameless-dialog.tsx';
import { RefundPolicy } from '~/features/appointments/refund/refund-policy.tsx';
import { useRefundIfCancelled } from '~/features/appointments/refund/use-refund-if-cancelled.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import { PayableAppointmentFragmentDoc } from '~/graphql/generated/operations/payable-appointment.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PaymentCountdown } from './payment-countdown.tsx';
import styles from './payment-dialog.module.css';
import { PAID, PAID_BEFORE, usePay } from './use-pay.ts';

interface PaymentDialogProps {
  /** Null for one that the legacy side gave no id: nothing can be done with it (APPT-18). */
  appointmentId: string | null;
  onClose: () => void;
}

/**
 * Paying for an appointment (APPT-11, C-42): what for, until when, the refund rules. No card data
 * passes through the product.
 */
export function PaymentDialog({ appointmentId, onClose }: PaymentDialogProps) {
  if (appointmentId === null) return <NamelessDialog title="Pay" onClose={onClose} />;
  return <Payment appointmentId={appointmentId} onClose={onClose} />;
}

function Payment({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) {
  const { submission, error, pay } = usePay(appointmentId);
  const { data: appointment, complete } = useFragment({
    fragment: PayableAppointmentFragmentDoc,
    from: { __typename: 'Appointment', id: appointmentId },
  });
  const now = useServerNow();
  const { refund } = useRefundIfCancelled(appointmentId);
  // What opened it has brought all of it.
  if (!complete) return <NamelessDialog title="Pay" onClose={onClose} />;

  const { reference, serviceName, specialistName, price, paymentDueBy } = appointment;
  const { pay: state } = actionsOf(appointment, now);
  const wasPaidBefore = isAlreadyDone(submission);
  const isPaid = wasPaidBefore || state === 'paid';
  const isOver = isPaid || submission.kind === 'done';
  const isSending = submission.kind === 'sending';
  const rows = [
    { id: 'service', label: 'Service', value: serviceName },
    { id: 'specialist', label: 'Specialist', value: specialistName },
    { id: 'when', label: 'When', value: whenText(appointment) },
    ...(price
      ? [{ id: 'amount', label: 'Amount', value: <strong className="figures">{price.formatted}</strong> }]
      : []),
    ...(!isOver && state === 'open' && paymentDueBy
      ? [{ id: 'left', label: 'Time left', value: <PaymentCountdown until={paymentDueBy} now={now} /> }]
      : []),
  ];
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
          {!isOver &&
            (state === 'open' ? (
              <Button busy={isSending} busyLabel="Paying..." onClick={pay}>
                {price ? `Pay ${price.formatted}` : 'Pay'}
              </Button>
            ) : (
              state === 'expired' && <ButtonLink to={paths.customerBooking}>Book a new appointment</ButtonLink>
            ))}
        </>
      }
    >
      <div className={styles.content}>
        {submission.kind === 'done' && <Paid message={PAID} />}
        {wasPaidBefore && <Paid message={PAID_BEFORE} />}
        {/* The response was lost, and the payment had arrived. */}
        {error && isPaid && !wasPaidBefore && <Paid message={PAID} />}
        {error && !isPaid && 'attempt' in submission && (
          <Notice key={submission.attempt} tone="error" title="Payment failed. Please try again.">
            {error}
          </Notice>
        )}
        {!isOver && state === 'expired' && (
          <Notice tone="error" title="The 24 hours to pay are over">
            The specialist’s time is free again. Please book a new appointment.
          </Notice>
        )}
        {!isOver && (state === 'none' || state === 'rescheduled') && (
          <Notice tone="warning" title="You can’t pay for this appointment now">
            {state === 'none'
              ? 'It isn’t confirmed, or has been cancelled.'
              : 'You can pay once the specialist has confirmed the new time.'}
          </Notice>
        )}
        <JobSheet label="Appointment" headingLevel={3} reference={reference ?? undefined} rows={rows} />
        {!isOver && state === 'open' && <RefundPolicy current={refund?.rule ?? null} />}
      </div>
    </Dialog>
  );
}

/** Takes the focus: the button that had it is gone. */
function Paid({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" title={message} />
    </div>
  );
}
