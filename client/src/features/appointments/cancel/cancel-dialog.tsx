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
import { useCancelAppointment } from './use-cancel-appointment.ts';

interface CancelDialogProps {
  appointmentId: string;
  onClose: () => void;
}

const TITLE = 'Cancel this appointment?';
const NOTHING_TO_CANCEL = 'There’s nothing to cancel';

/** Cancels an appointment. Shows the refund before the customer confirms. */
export function CancelDialog({ appointmentId, onClose }: CancelDialogProps) {
  const form = useCancelAppointment(appointmentId);
  const { submission } = form;
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
      <SuccessMessage title={submission.payload.message ?? 'Your appointment has been cancelled.'} onClose={onClose}>
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
      errorTitle={isOver ? NOTHING_TO_CANCEL : 'We couldn’t cancel your appointment'}
      closeLabel={isOver ? 'Close' : 'Keep appointment'}
      onClose={onClose}
      submit={isOver ? null : { label: 'Cancel appointment', busyLabel: 'Cancelling...', variant: 'flare' }}
      className={styles.form}
      done={done || null}
    >
      {!isOver && (
        <>
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

function RefundDue({ refund }: Pick<CancellableAppointmentFragment, 'refund'>) {
  if (!refund || refund.percentage === 0) return null;
  const { amount, percentage } = refund;
  return <p>You’ll get back {amount ? `${amount.formatted} (${percentage}%)` : `${percentage}% of the price`}.</p>;
}
