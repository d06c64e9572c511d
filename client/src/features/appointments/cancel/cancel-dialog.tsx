import { useFragment } from '@apollo/client/react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { AT_ANY_TIME, actionsOf } from '~/features/appointments/appointment-actions.ts';
import { whenText } from '~/features/appointments/appointment-when.ts';
import { NamelessDialog } from '~/features/appointments/nameless-dialog.tsx';
import { FormDialog } from '~/forms/form-dialog.tsx';
import type { CancellableAppointmentFragment } from '~/graphql/generated/graphql.ts';
import { CancellableAppointmentFragmentDoc } from '~/graphql/generated/operations/cancellable-appointment.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import styles from './cancel-dialog.module.css';
import { RefundBefore } from './refund-before.tsx';
import { useCancel } from './use-cancel.ts';

interface CancelDialogProps {
  /** Null for one that the legacy side gave no id: nothing can be done with it (APPT-18). */
  appointmentId: string | null;
  onClose: () => void;
}

const TITLE = 'Cancel this appointment?';
const NOTHING_LEFT = 'There is nothing left to cancel';

/** Cancels an appointment; the refund is shown before the customer agrees. */
export function CancelDialog({ appointmentId, onClose }: CancelDialogProps) {
  if (appointmentId === null) return <NamelessDialog title={TITLE} onClose={onClose} />;
  return <Cancellation appointmentId={appointmentId} onClose={onClose} />;
}

function Cancellation({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) {
  const form = useCancel(appointmentId);
  const { submission } = form;
  const { data: appointment, complete } = useFragment({
    fragment: CancellableAppointmentFragmentDoc,
    from: { __typename: 'Appointment', id: appointmentId },
  });
  if (!complete) return <NamelessDialog title={TITLE} onClose={onClose} />;

  const done = submission.kind === 'done' && {
    title: 'Cancelled',
    content: (
      <SuccessMessage title={submission.payload.message ?? 'Your appointment has been cancelled.'} onClose={onClose}>
        <RefundDue refund={appointment.refund} />
      </SuccessMessage>
    ),
  };
  const { reference, serviceName, isPaid } = appointment;
  const { canCancel } = actionsOf(appointment, AT_ANY_TIME);
  const wasCancelledBefore = isAlreadyDone(submission);
  const isOver = !canCancel || wasCancelledBefore;
  // What failed may have been done all the same: then it is known by now, and said below.
  const errors = canCancel || wasCancelledBefore ? form.errors : [];
  return (
    <FormDialog
      title={TITLE}
      description={[serviceName, whenText(appointment), reference].filter(Boolean).join(' · ')}
      form={{ ...form, errors }}
      errorTitle={isOver ? NOTHING_LEFT : 'We couldn’t cancel it'}
      closeLabel={isOver ? 'Close' : 'Keep appointment'}
      onClose={onClose}
      submit={isOver ? null : { label: 'Cancel appointment', busyLabel: 'Cancelling...', variant: 'flare' }}
      className={styles.form}
      done={done || null}
    >
      {!isOver && (
        <>
          <RefundBefore appointmentId={appointmentId} isPaid={isPaid} />
          <TextArea
            {...form.text('reason')}
            label="Why are you cancelling?"
            hint="We'll share this with your specialist."
            rows={3}
            maxLength={TEXT_LIMITS.cancellationReason}
          />
        </>
      )}
      {isOver && errors.length === 0 && (
        <Notice
          tone={isAnswered(submission) && appointment.status === 'CANCELLED' ? 'success' : 'info'}
          title={NOTHING_LEFT}
        >
          {appointment.status === 'CANCELLED'
            ? 'This appointment has been cancelled already.'
            : 'This appointment has taken place.'}
        </Notice>
      )}
    </FormDialog>
  );
}

const isAnswered = ({ kind }: { kind: string }) => kind === 'failed' || kind === 'refused';

function RefundDue({ refund }: Pick<CancellableAppointmentFragment, 'refund'>) {
  if (!refund || refund.percentage === 0) return null;
  const { amount, percentage } = refund;
  return <p>{amount ? `${amount.formatted} (${percentage}%)` : `${percentage}% of the price`} goes back to you.</p>;
}
