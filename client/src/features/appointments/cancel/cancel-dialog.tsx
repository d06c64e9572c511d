import { useFragment } from '@apollo/client/react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { InvalidAppointmentDialog } from '~/features/appointments/invalid-appointment-dialog.tsx';
import { formatScheduledTime } from '~/features/appointments/scheduled-time.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import type { CancellableAppointmentFragment } from '~/graphql/generated/graphql.ts';
import { CancellableAppointmentFragmentDoc } from '~/graphql/generated/operations/cancellable-appointment.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import styles from './cancel-dialog.module.css';
import { RefundPreview } from './refund-preview.tsx';
import { NotSent, OutcomeUnknown } from './uncertain-outcome.tsx';
import { useCancelAppointment } from './use-cancel-appointment.ts';

interface CancelDialogProps {
  appointmentId: string;
  onClose: () => void;
}

const TITLE = 'Cancel this appointment?';
const CANCELLED = 'Your appointment has been cancelled.';
const NOTHING_TO_CANCEL = 'There’s nothing to cancel';

const errorTitles = {
  none: 'We couldn’t cancel your appointment',
  offline: 'You’re offline',
  unknown: 'We couldn’t confirm whether it was cancelled',
};

/** Cancels an appointment. Shows the refund before the customer confirms. */
export function CancelDialog({ appointmentId, onClose }: CancelDialogProps) {
  const form = useCancelAppointment(appointmentId);
  const { submission, uncertainty } = form;
  const { data: appointment, complete } = useFragment({
    fragment: CancellableAppointmentFragmentDoc,
    fragmentName: 'CancellableAppointment',
    from: { __typename: 'Appointment', id: appointmentId },
  });
  // Without an id that the host knows, nothing can be done (APPT-18).
  if (!complete) return <InvalidAppointmentDialog title={TITLE} onClose={onClose} />;

  const done = submission.kind === 'done' && {
    title: 'Cancelled',
    content: (
      <SuccessMessage title={cancelledMessage(appointment, submission.payload.message)} onClose={onClose}>
        <RefundDue refund={appointment.refund} />
      </SuccessMessage>
    ),
  };
  const { reference, serviceName, isPaid, status } = appointment;
  const { canCancel } = appointment.actions;
  const wasCancelledBefore = isAlreadyDone(submission);
  const isOver = !canCancel || wasCancelledBefore;
  // A failed request may have cancelled it all the same. Once that's known, the notice says so.
  const errors = canCancel || wasCancelledBefore ? form.errors : [];
  const wasAttempted = submission.kind === 'failed' || submission.kind === 'refused';
  return (
    <FormDialog
      title={TITLE}
      description={[serviceLabel(serviceName), formatScheduledTime(appointment), reference].filter(Boolean).join(' · ')}
      form={{ ...form, errors }}
      errorTitle={isOver ? NOTHING_TO_CANCEL : errorTitles[uncertainty ?? 'none']}
      closeLabel={isOver ? 'Close' : 'Keep appointment'}
      onClose={onClose}
      submit={isOver ? null : { label: 'Cancel appointment', busyLabel: 'Cancelling...', variant: 'flare' }}
      className={styles.form}
      done={done || null}
    >
      {!isOver && (
        <>
          {uncertainty === 'offline' && <NotSent />}
          {uncertainty === 'unknown' && <OutcomeUnknown appointmentId={appointmentId} />}
          <RefundPreview appointmentId={appointmentId} isPaid={isPaid} />
          <TextArea
            {...form.text('reason')}
            label="Why are you cancelling?"
            hint="We’ll share this with your specialist."
            rows={3}
            maxLength={TEXT_LIMITS.cancellationReason}
          />
        </>
      )}
      {isOver && errors.length === 0 && (
        <NothingToCancel isCancelled={status === 'CANCELLED'} wasAttempted={wasAttempted} />
      )}
    </FormDialog>
  );
}

function NothingToCancel({ isCancelled, wasAttempted }: { isCancelled: boolean; wasAttempted: boolean }) {
  return (
    <Notice tone={isCancelled && wasAttempted ? 'success' : 'info'} title={NOTHING_TO_CANCEL}>
      {isCancelled ? 'This appointment has already been cancelled.' : 'This appointment has taken place.'}
    </Notice>
  );
}

/** The server's message may name the refund, which is said only once. */
function cancelledMessage({ refund }: CancellableAppointmentFragment, message: string | null): string {
  return refund ? CANCELLED : (message ?? CANCELLED);
}

function RefundDue({ refund }: Pick<CancellableAppointmentFragment, 'refund'>) {
  if (!refund) return null;
  const { amount, percentage } = refund;
  if (percentage === 0) return <p>There’s no refund.</p>;
  return <p>You’ll get back {amount ? `${amount.formatted} (${percentage}%)` : `${percentage}% of the price`}.</p>;
}
