import { useFragment } from '@apollo/client/react';
import { type SubmitEvent, useId, useState } from 'react';
import { AT_ANY_TIME, actionsOf } from '~/features/appointments/appointment-actions.ts';
import { whenText } from '~/features/appointments/appointment-when.ts';
import { NamelessDialog } from '~/features/appointments/nameless-dialog.tsx';
import { CancellableAppointmentFragmentDoc } from '~/graphql/generated/operations/cancellable-appointment.ts';
import { useKept } from '~/lib/kept-store.ts';
import { ActDone } from '~/ui/act-done.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import styles from './cancel-dialog.module.css';
import { cancelReason, openCancelReason } from './cancel-reason.ts';
import { RefundBefore } from './refund-before.tsx';
import { useCancel } from './use-cancel.ts';

interface CancelDialogProps {
  /** Null for one that the legacy side gave no id: nothing can be done with it (APPT-18). */
  appointmentId: string | null;
  onClose: () => void;
}

const TITLE = 'Cancel this appointment?';
const REASON_ID = 'cancel-reason';
const REASON_MISSING = 'Please provide a reason for cancellation';

/** Calling an appointment off, with what is paid back said before it is agreed to. */
export function CancelDialog({ appointmentId, onClose }: CancelDialogProps) {
  if (appointmentId === null) return <NamelessDialog title={TITLE} onClose={onClose} />;
  return <Cancellation appointmentId={appointmentId} onClose={onClose} />;
}

function Cancellation({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) {
  useState(() => openCancelReason(appointmentId));
  const { reason } = useKept(cancelReason);
  const { cancelling, cancel } = useCancel(appointmentId);
  /** Presses without a reason, and after which other press the last of them came: what that one was told is over. */
  const [missing, setMissing] = useState({ count: 0, after: 0 });
  const formId = useId();
  const { data: appointment, complete } = useFragment({
    fragment: CancellableAppointmentFragmentDoc,
    from: { __typename: 'Appointment', id: appointmentId },
  });
  if (!complete) return <NamelessDialog title={TITLE} onClose={onClose} />;

  if (cancelling.kind === 'done') {
    const { refund } = appointment;
    return (
      <Dialog open onClose={onClose} size="sm" title="Cancelled">
        <ActDone title={cancelling.words} onClose={onClose}>
          {refund && refund.percentage > 0 && (
            <p>
              {refund.amount
                ? `${refund.amount.formatted} (${refund.percentage}%)`
                : `${refund.percentage}% of the price`}{' '}
              goes back to you.
            </p>
          )}
        </ActDone>
      </Dialog>
    );
  }

  const { reference, serviceName, isPaid } = appointment;
  const { canCancel } = actionsOf(appointment, AT_ANY_TIME);
  const isSending = cancelling.kind === 'sending';
  const isEmpty = reason.trim() === '';
  const failed = cancelling.kind === 'failed' ? cancelling : null;
  const isOver = !canCancel || failed?.isOver === true;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty) setMissing({ count: missing.count + 1, after: failed?.attempt ?? 0 });
    else void cancel(reason);
  };
  const errors =
    missing.count > 0 && isEmpty && !isOver
      ? [{ message: REASON_MISSING, fieldId: REASON_ID }]
      : // What failed may have been done all the same: then it is known by now, and said below.
        failed && failed.attempt > missing.after && (canCancel || failed.isOver)
        ? [{ message: failed.words, fieldId: failed.isAtReason ? REASON_ID : undefined }]
        : [];
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title={TITLE}
      description={[serviceName, whenText(appointment), reference].filter(Boolean).join(' · ')}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            {isOver ? 'Close' : 'Keep appointment'}
          </Button>
          {!isOver && (
            <Button type="submit" form={formId} variant="flare" busy={isSending} busyLabel="Cancelling...">
              Cancel appointment
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate method="dialog" className={styles.form} onSubmit={submit}>
        <ErrorSummary
          title={isOver ? 'There is nothing left to cancel' : 'It is not cancelled'}
          errors={errors}
          attempt={missing.count + (failed?.attempt ?? 0)}
        />
        {!isOver ? (
          <>
            <RefundBefore appointmentId={appointmentId} isPaid={isPaid} />
            <TextArea
              id={REASON_ID}
              label="Why are you cancelling?"
              hint="The specialist is told."
              rows={3}
              maxLength={1000}
              value={reason}
              readOnly={isSending}
              error={errors.find(({ fieldId }) => fieldId === REASON_ID)?.message}
              onChange={({ target }) => cancelReason.change({ appointmentId, reason: target.value })}
            />
          </>
        ) : errors.length > 0 ? null : (
          <Notice
            tone={failed && appointment.status === 'CANCELLED' ? 'success' : 'info'}
            title="There is nothing left to cancel"
          >
            {appointment.status === 'CANCELLED'
              ? 'This appointment has been cancelled already.'
              : 'This appointment has taken place.'}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
