import { Suspense } from 'react';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import type { Appointment } from './appointment.ts';

/** What a customer has begun to do with an appointment. */
export interface Act {
  kind: 'pay' | 'cancel' | 'reschedule' | 'review';
  appointment: Appointment;
}

const PaymentDialog = lazyDialog(async () => (await import('./pay/payment-dialog.tsx')).PaymentDialog);
const CancelDialog = lazyDialog(async () => (await import('./cancel/cancel-dialog.tsx')).CancelDialog);
const RescheduleDialog = lazyDialog(async () => (await import('./reschedule/reschedule-dialog.tsx')).RescheduleDialog);
const ReviewDialog = lazyDialog(async () => (await import('~/features/reviews/write/review-dialog.tsx')).ReviewDialog);
const NamelessDialog = lazyDialog(async () => (await import('./nameless-dialog.tsx')).NamelessDialog);

const titles: Record<Act['kind'], string> = {
  pay: 'Pay',
  cancel: 'Cancel this appointment',
  reschedule: 'Reschedule',
  review: 'Leave a review',
};

/** The dialog of what was begun. */
export function OpenAct({ act: { kind, appointment }, onClose }: { act: Act; onClose: () => void }) {
  const { id, serviceName, specialistName, scheduledDate } = appointment;
  return (
    <Suspense fallback={null}>
      {id === null ? (
        <NamelessDialog title={titles[kind]} onClose={onClose} />
      ) : kind === 'pay' ? (
        <PaymentDialog appointmentId={id} onClose={onClose} />
      ) : kind === 'cancel' ? (
        <CancelDialog appointmentId={id} onClose={onClose} />
      ) : kind === 'reschedule' ? (
        <RescheduleDialog appointmentId={id} onClose={onClose} />
      ) : (
        <ReviewDialog
          subject={{ appointmentId: id, serviceName, specialistName, specialistPhotoUrl: null, date: scheduledDate }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
