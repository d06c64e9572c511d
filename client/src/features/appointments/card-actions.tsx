import { useId } from 'react';
import { BookAgain } from '~/features/customer/book-again.tsx';
import { Button } from '~/ui/button.tsx';
import { type Appointment, isOpenStatus, normaliseStatus } from './appointment.ts';
import type { AppointmentAction } from './appointment-action-dialog.tsx';
import styles from './card-actions.module.css';
import { PayAction } from './pay-action.tsx';

interface CardActionsProps {
  appointment: Appointment;
  onAction: (action: AppointmentAction) => void;
}

/** The actions on an appointment's card (APPT-07, APPT-13, APPT-14); null if there are none. */
export function CardActions({ appointment, onAction }: CardActionsProps) {
  const { canCancel, canReview } = offeredActions(appointment);
  const showsPay = showsPayment(appointment);
  // For a confirmed appointment, the details offer to reschedule and cancel (C-43).
  const canChange = canCancel && normaliseStatus(appointment.status) === 'PENDING';
  const isRepeatable = canBookAgain(appointment);
  if (!showsPay && !canReview && !canChange && !isRepeatable) return null;
  return (
    <div className={styles.actions}>
      {showsPay && <PayAction appointment={appointment} onPay={() => onAction({ kind: 'pay', appointment })} />}
      {canReview && <Button onClick={() => onAction({ kind: 'review', appointment })}>Leave Review</Button>}
      {isRepeatable && <BookAgain job={appointment} />}
      {canChange && <ChangeActions appointment={appointment} onAction={onAction} cancelLabel="Cancel" />}
    </div>
  );
}

/**
 * Reschedule and cancel: on the card of a pending appointment, and in the details of a pending or
 * confirmed one (C-43).
 */
export function ChangeActions({ appointment, onAction, cancelLabel }: CardActionsProps & { cancelLabel: string }) {
  const { canCancel, canReschedule, wasRescheduled } = offeredActions(appointment);
  const reasonId = useId();
  return (
    <>
      {(canReschedule || wasRescheduled) && (
        <Button
          variant="outline"
          disabled={wasRescheduled}
          aria-describedby={wasRescheduled ? reasonId : undefined}
          onClick={() => onAction({ kind: 'reschedule', appointment })}
        >
          Reschedule
        </Button>
      )}
      {canCancel && (
        <Button variant="outline" onClick={() => onAction({ kind: 'cancel', appointment })}>
          {cancelLabel}
        </Button>
      )}
      {wasRescheduled && (
        <p id={reasonId} className={styles.reason}>
          You can only reschedule once.
        </p>
      )}
    </>
  );
}

/** Whether to pay or why not; a completed appointment doesn't say that it's paid. */
export function showsPayment({ status, paymentState }: Pick<Appointment, 'status' | 'paymentState'>): boolean {
  return paymentState !== 'NOT_DUE' && isOpenStatus(status);
}

/** What is done, or wasn't paid in time. */
export function canBookAgain({ status, paymentState }: Pick<Appointment, 'status' | 'paymentState'>): boolean {
  return normaliseStatus(status) === 'COMPLETED' || paymentState === 'EXPIRED';
}

/** The actions that are offered on an appointment's card and in its details. */
export function offeredActions({ actions }: Pick<Appointment, 'actions'>) {
  const { canCancel, cancelUnavailableReason, canReschedule, rescheduleUnavailableReason } = actions;
  const { canReview, reviewUnavailableReason } = actions;
  return {
    canCancel: canCancel || cancelUnavailableReason === 'NOT_IDENTIFIED',
    canReschedule: canReschedule || rescheduleUnavailableReason === 'NOT_IDENTIFIED',
    /** It is shown, but disabled with the reason. */
    wasRescheduled: rescheduleUnavailableReason === 'ALREADY_RESCHEDULED',
    canReview: canReview || reviewUnavailableReason === 'NOT_IDENTIFIED',
  };
}
