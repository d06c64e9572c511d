import type { Appointment } from '~/features/appointments/appointment.ts';
import type { AppointmentAction } from '~/features/appointments/appointment-action-dialog.tsx';
import { AppointmentStamp } from '~/features/appointments/appointment-stamp.tsx';
import { offeredActions } from '~/features/appointments/available-actions.ts';
import { ChangeActions } from '~/features/appointments/card-actions.tsx';
import { PayAction } from '~/features/appointments/pay/pay-action.tsx';
import { useStatusAppearance } from '~/features/appointments/use-status-appearance.ts';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AppointmentHistory } from './appointment-history.tsx';
import { detailGroups } from './detail-groups.tsx';
import styles from './details-dialog.module.css';
import { useEstimatedDuration } from './use-estimated-duration.ts';

interface DetailsDialogProps {
  appointment: Appointment;
  onAction: (action: AppointmentAction) => void;
  onClose: () => void;
}

/** An appointment's full job sheet, with every available action (C-43, C-86). */
export function DetailsDialog({ appointment, onAction, onClose }: DetailsDialogProps) {
  const { id, reference, serviceName } = appointment;
  const { canCancel, canReview } = offeredActions(appointment);
  const minutes = useEstimatedDuration(id);
  const { next } = useStatusAppearance(appointment);
  return (
    <Dialog
      open
      hasAddress
      onClose={onClose}
      title={serviceLabel(serviceName)}
      description={next}
      footer={
        <>
          <Button variant="outline" onClick={onClose} className={styles.close}>
            Close
          </Button>
          {canCancel && (
            <div className={styles.changes}>
              {/* In a dialog, 'Cancel' alone would seem to close it. */}
              <ChangeActions appointment={appointment} onAction={onAction} cancelLabel="Cancel appointment" />
            </div>
          )}
        </>
      }
    >
      <div className={styles.details}>
        {appointment.paymentState !== 'NOT_DUE' && canCancel && (
          <div className={styles.next}>
            <PayAction appointment={appointment} onPay={() => onAction({ kind: 'pay', appointment })} />
          </div>
        )}
        {canReview && (
          <div className={styles.next}>
            <p>How did it go? Your review helps other customers choose.</p>
            <Button onClick={() => onAction({ kind: 'review', appointment })}>Leave Review</Button>
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
