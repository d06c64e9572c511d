import { Suspense } from 'react';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { type Appointment, isUnidentified } from './appointment.ts';

/** An action that a customer has started on an appointment. */
export interface AppointmentAction {
  kind: 'pay' | 'cancel' | 'reschedule' | 'review';
  appointment: Appointment;
}

const PaymentDialog = lazyDialog(async () => (await import('./payment-dialog.tsx')).PaymentDialog);
const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const RescheduleDialog = lazyDialog(async () => (await import('./reschedule-dialog.tsx')).RescheduleDialog);
const ReviewDialog = lazyDialog(async () => (await import('~/features/reviews/review-dialog.tsx')).ReviewDialog);
const InvalidAppointmentDialog = lazyDialog(
  async () => (await import('./invalid-appointment-dialog.tsx')).InvalidAppointmentDialog,
);

const titles: Record<AppointmentAction['kind'], string> = {
  pay: 'Pay',
  cancel: 'Cancel this appointment',
  reschedule: 'Reschedule',
  review: 'Leave a review',
};

interface AppointmentActionDialogProps {
  action: AppointmentAction;
  onClose: () => void;
}

export function AppointmentActionDialog({ action: { kind, appointment }, onClose }: AppointmentActionDialogProps) {
  const { id, serviceName, specialistName, scheduledDate } = appointment;
  return (
    <Suspense fallback={null}>
      {isUnidentified(appointment) ? (
        <InvalidAppointmentDialog title={titles[kind]} onClose={onClose} />
      ) : kind === 'pay' ? (
        <PaymentDialog appointmentId={id} onClose={onClose} />
      ) : kind === 'cancel' ? (
        <CancelDialog appointmentId={id} onClose={onClose} />
      ) : kind === 'reschedule' ? (
        <RescheduleDialog appointmentId={id} onClose={onClose} />
      ) : (
        <ReviewDialog
          subject={{
            appointmentId: id,
            serviceName,
            specialistName,
            specialistPhotoUrl: null,
            date: scheduledDate,
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
