import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { isPermanent } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { Failure } from '~/graphql/failure.ts';
import type { AppointmentFactsFragment } from '~/graphql/generated/graphql.ts';
import { AppointmentRefundFragmentDoc } from '~/graphql/generated/operations/appointment-refund.ts';
import { useCancelAppointmentMutation } from '~/graphql/generated/operations/cancel-appointment.ts';
import { useOpenAppointmentQuery } from '~/graphql/generated/operations/open-appointment.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { object, text } from '~/lib/shape.ts';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { type Appointment, formatScheduledTime } from './appointment.ts';
import styles from './cancel-dialog.module.css';
import { InvalidAppointmentDialog, useOpenedAppointment } from './invalid-appointment-dialog.tsx';
import { RefundDeadline, RefundPolicy, useRefundIfCancelled, useRefundSteps } from './refund-policy.tsx';

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
  const appointment = useOpenedAppointment(appointmentId);
  const refunded = useFragment({
    fragment: AppointmentRefundFragmentDoc,
    from: { __typename: 'Appointment', id: appointmentId },
  });
  const refund = refunded.complete ? refunded.data.refund : null;
  // Without an id that the host knows, nothing can be done (APPT-18).
  if (!appointment) return <InvalidAppointmentDialog title={TITLE} onClose={onClose} />;

  const done = submission.kind === 'done' && {
    title: 'Cancelled',
    // The server's message may name the refund, which is said only once.
    content: (
      <SuccessMessage title={refund ? CANCELLED : (submission.payload.message ?? CANCELLED)} onClose={onClose}>
        <RefundDue refund={refund} />
      </SuccessMessage>
    ),
  };
  const { reference, serviceName, status } = appointment;
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
      errorTitle={form.isInvalid ? 'Tell us why' : isOver ? NOTHING_TO_CANCEL : errorTitles[uncertainty ?? 'none']}
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
          <RefundPreview appointment={appointment} />
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

function RefundDue({ refund }: Pick<Appointment, 'refund'>) {
  if (!refund) return null;
  const { amount, percentage } = refund;
  if (percentage === 0) return <p>There’s no refund.</p>;
  return <p>You’ll get back {amount ? `${amount.formatted} (${percentage}%)` : `${percentage}% of the price`}.</p>;
}

/** What the customer will get back, before they confirm the cancellation (MONEY-14, C-51). */
function RefundPreview({ appointment }: { appointment: AppointmentFactsFragment }) {
  if (!appointment.isPaid)
    return <p className={styles.refundAmount}>You haven’t paid yet, so there’s nothing to refund.</p>;
  return <RefundOfPayment appointment={appointment} />;
}

/** The sum first, then the rules that lead to it, for those who want to read them. */
function RefundOfPayment({ appointment }: { appointment: AppointmentFactsFragment }) {
  const { refund, isUnavailable, retry } = useRefundIfCancelled(appointment.id);
  const step = useRefundSteps(appointment).find(({ rule }) => rule === refund?.rule);
  // Without a sum, the rules are all that there is.
  const needsRules = isUnavailable || refund === null;
  return (
    <div className={styles.refund}>
      {isUnavailable ? (
        <Notice
          tone="warning"
          title="We couldn’t work out your refund"
          actions={
            <Button variant="outline" onClick={retry}>
              Try again
            </Button>
          }
        >
          The rules below apply either way.
        </Notice>
      ) : refund === undefined ? (
        <Skeleton shape="box" height={28} />
      ) : (
        <p role="status" className={styles.refundAmount}>
          {refund === null ? 'Your refund depends on the rules below.' : <RefundAmount {...refund} />}
          {step && (
            <>
              {' '}
              That’s until <RefundDeadline until={step.until} />.
            </>
          )}
        </p>
      )}
      <details className={styles.rules} open={needsRules}>
        <summary>How refunds work</summary>
        <RefundPolicy appointment={appointment} current={refund?.rule ?? null} />
      </details>
    </div>
  );
}

function RefundAmount({ percentage, amount }: { percentage: number; amount: { formatted: string } | null }) {
  if (percentage === 0) return 'If you cancel now, you won’t get a refund.';
  const share = percentage === 100 ? 'all of it' : `${percentage}% of the price`;
  return (
    <>
      If you cancel now, you’ll get back <strong className="figures">{amount ? amount.formatted : share}</strong>
      {amount && ` (${share})`}.
    </>
  );
}

/** What to do while the device is offline. */
function NotSent() {
  return (
    <p>
      Your appointment hasn’t been cancelled. We’ve kept your reason: send it when you’re back online, or call{' '}
      <PhoneLink />.
    </p>
  );
}

/**
 * What to do if no one knows whether it was cancelled. If a check finds that it was, the dialog
 * says so instead.
 */
function OutcomeUnknown({ appointmentId }: { appointmentId: string }) {
  const { refetch } = useOpenAppointmentQuery({ variables: { id: appointmentId }, fetchPolicy: 'standby' });
  const [check, setCheck] = useState<'none' | 'busy' | 'open' | 'failed'>('none');
  const run = async () => {
    setCheck('busy');
    const data = await refetch().then(
      (result) => result.data,
      () => undefined,
    );
    setCheck(data?.me?.appointment ? 'open' : 'failed');
  };
  return (
    <div className={styles.unknown}>
      <p>
        You can safely cancel it again, because it can only be cancelled once. You can also check, or call <PhoneLink />
        .
      </p>
      <Button variant="outline" busy={check === 'busy'} busyLabel="Checking..." onClick={() => void run()}>
        Check whether it’s cancelled
      </Button>
      <p role="status">{checkMessages[check]}</p>
    </div>
  );
}

const checkMessages = {
  none: '',
  busy: '',
  open: 'It isn’t cancelled yet.',
  failed: 'We still can’t reach your appointment.',
};

/** The reason for each cancellation, so that closing the dialog by mistake doesn't lose it. */
export const cancellationDraft = defineDraft({
  name: 'cancellation',
  owner: 'customer',
  shape: object({ reason: text }),
});

const ID = 'cancel';

const validate = lazyCheck(async () =>
  schemaValidator<object>(ID, (await import('#shared/forms/appointments.ts')).cancellationForm.schema),
);

/** The form that cancels an appointment (APPT-19, APPT-20), and what a failure leaves open. */
function useCancelAppointment(appointmentId: string) {
  const draft = cancellationDraft.open(appointmentId);
  const { value, otherTab } = useDraft(draft);
  const cancel = useCancelAppointmentMutation();
  const refetchIfStale = useRefetchIfStale();
  const [wasSentOffline, setWasSentOffline] = useState(false);
  const form = useForm({
    id: ID,
    values: value,
    shared: { draft, otherTab, copy: { noun: 'cancellation', isOnce: true } },
    change: draft.change,
    validate,
    send({ reason }) {
      setWasSentOffline(!navigator.onLine);
      return cancel({ appointmentId, reason });
    },
    onResult(result) {
      refetchIfStale(result);
      if (result.kind === 'done') draft.clear({ reference: null });
    },
    messages: {
      refused: 'Failed to cancel appointment',
      noResponse: 'Error processing your request. Please try again.',
    },
  });
  const { submission } = form;
  const failure = submission.kind === 'failed' ? submission.failure : null;
  return { ...form, uncertainty: failure && uncertaintyOf(failure, wasSentOffline) };
}

/**
 * Whether a failed request may have cancelled the appointment: not if it never left the device, and
 * null if the server has answered that it didn't.
 */
function uncertaintyOf(failure: Failure, wasSentOffline: boolean): 'offline' | 'unknown' | null {
  if (failure.kind === 'network' && wasSentOffline) return 'offline';
  return isPermanent(failure) || failure.code === 'RATE_LIMITED' ? null : 'unknown';
}
