import { useId } from 'react';
import { Button } from '~/ui/button.tsx';
import type { Appointment } from './appointment.ts';
import { AT_ANY_TIME, actionsOf } from './appointment-actions.ts';
import styles from './card-actions.module.css';
import type { Act } from './open-act.tsx';
import { PayAction } from './pay/pay-action.tsx';

interface CardActionsProps {
  appointment: Appointment;
  onAct: (act: Act) => void;
}

/** What a card offers (APPT-07, APPT-13, APPT-14); null where there is nothing to be done. */
export function CardActions({ appointment, onAct }: CardActionsProps) {
  const { pay, canCancel, canReview, isChangedOnCard } = actionsOf(appointment, AT_ANY_TIME);
  // Of what is done it need not be said on the card that it has been paid.
  const isPayShown = pay !== 'none' && canCancel;
  if (!isPayShown && !canReview && !isChangedOnCard) return null;
  return (
    <div className={styles.actions}>
      {isPayShown && <PayAction appointment={appointment} onPay={() => onAct({ kind: 'pay', appointment })} />}
      {canReview && <Button onClick={() => onAct({ kind: 'review', appointment })}>Leave Review</Button>}
      {isChangedOnCard && <ChangeActions appointment={appointment} onAct={onAct} cancelLabel="Cancel" />}
    </div>
  );
}

/**
 * Moving it and calling it off: on the card of a pending one, in the details of every open one
 * (C-43).
 */
export function ChangeActions({ appointment, onAct, cancelLabel }: CardActionsProps & { cancelLabel: string }) {
  const { canCancel, reschedule } = actionsOf(appointment, AT_ANY_TIME);
  const reason = useId();
  return (
    <>
      {reschedule !== 'closed' && (
        <Button
          variant="outline"
          disabled={reschedule === 'used'}
          aria-describedby={reschedule === 'used' ? reason : undefined}
          onClick={() => onAct({ kind: 'reschedule', appointment })}
        >
          Reschedule
        </Button>
      )}
      {canCancel && (
        <Button variant="outline" onClick={() => onAct({ kind: 'cancel', appointment })}>
          {cancelLabel}
        </Button>
      )}
      {reschedule === 'used' && (
        <p id={reason} className={styles.reason}>
          You can only reschedule once.
        </p>
      )}
    </>
  );
}
