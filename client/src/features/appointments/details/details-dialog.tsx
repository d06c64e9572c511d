import type { Appointment } from '~/features/appointments/appointment.ts';
import { AT_ANY_TIME, actionsOf } from '~/features/appointments/appointment-actions.ts';
import { AppointmentStamp } from '~/features/appointments/appointment-stamp.tsx';
import { statusLook } from '~/features/appointments/appointment-status.ts';
import { ChangeActions } from '~/features/appointments/card-actions.tsx';
import type { Act } from '~/features/appointments/open-act.tsx';
import { PayAction } from '~/features/appointments/pay/pay-action.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AppointmentHistory } from './appointment-history.tsx';
import { detailGroups } from './detail-groups.tsx';
import styles from './details-dialog.module.css';
import { useWorkMinutes } from './use-work-minutes.ts';

interface DetailsDialogProps {
  appointment: Appointment;
  onAct: (act: Act) => void;
  onClose: () => void;
}

/**
 * All that is known of a booking, on its job sheet, and all that can be done with it (C-43, C-86).
 */
export function DetailsDialog({ appointment, onAct, onClose }: DetailsDialogProps) {
  const { id, reference, serviceName, status } = appointment;
  const { pay, canCancel, canReview } = actionsOf(appointment, AT_ANY_TIME);
  const minutes = useWorkMinutes(id);
  const { next } = statusLook(status, appointment);
  return (
    <Dialog
      open
      onClose={onClose}
      title={serviceName}
      description={next}
      footer={
        <>
          <Button variant="outline" onClick={onClose} className={styles.close}>
            Close
          </Button>
          {canCancel && (
            <div className={styles.changes}>
              {/* In a dialog, 'Cancel' alone would be taken for leaving it. */}
              <ChangeActions appointment={appointment} onAct={onAct} cancelLabel="Cancel appointment" />
            </div>
          )}
        </>
      }
    >
      <div className={styles.details}>
        {pay !== 'none' && canCancel && (
          <div className={styles.next}>
            <PayAction appointment={appointment} onPay={() => onAct({ kind: 'pay', appointment })} />
          </div>
        )}
        {canReview && (
          <div className={styles.next}>
            <p>How did it go? Your review helps other customers choose.</p>
            <Button onClick={() => onAct({ kind: 'review', appointment })}>Leave Review</Button>
          </div>
        )}
        <JobSheet
          label="Job sheet"
          headingLevel={3}
          reference={reference ?? 'No reference yet'}
          stamp={<AppointmentStamp appointment={appointment} />}
          groups={detailGroups(appointment, {
            minutes,
            calendar: <AddToCalendar appointment={appointment} minutes={minutes} />,
          })}
        />
        <AppointmentHistory appointment={appointment} />
      </div>
    </Dialog>
  );
}
