import { useFragment } from '@apollo/client/react';
import { InvalidAppointmentDialog } from '~/features/appointments/invalid-appointment-dialog.tsx';
import { formatScheduledTime } from '~/features/appointments/scheduled-time.ts';
import type { ReschedulableAppointmentFragment } from '~/graphql/generated/graphql.ts';
import { ReschedulableAppointmentFragmentDoc } from '~/graphql/generated/operations/reschedulable-appointment.ts';
import { product } from '~/site/product.ts';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { RescheduleForm } from './reschedule-form.tsx';
import { useRescheduleAppointment } from './use-reschedule-appointment.ts';

interface RescheduleDialogProps {
  appointmentId: string;
  onClose: () => void;
}

const TITLE = 'Reschedule appointment';
const DONE = 'Your appointment has been rescheduled. The specialist has to confirm the new time.';

/** Reschedules an appointment: a date, then a time slot (APPT-22..32). */
export function RescheduleDialog({ appointmentId, onClose }: RescheduleDialogProps) {
  const form = useRescheduleAppointment(appointmentId);
  const { submission } = form;
  const { data: appointment, complete } = useFragment({
    fragment: ReschedulableAppointmentFragmentDoc,
    fragmentName: 'ReschedulableAppointment',
    from: { __typename: 'Appointment', id: appointmentId },
  });
  // Without an id that the host knows, nothing can be done (APPT-18).
  if (!complete) return <InvalidAppointmentDialog title={TITLE} onClose={onClose} />;
  if (submission.kind === 'done') {
    return (
      <Dialog open onClose={onClose} size="sm" title="Rescheduled">
        <SuccessMessage title={submission.payload.message ?? DONE} onClose={onClose} />
      </Dialog>
    );
  }
  const { canReschedule, rescheduleUnavailableReason } = appointment.actions;
  if (canReschedule)
    return <RescheduleForm form={form} appointmentId={appointmentId} appointment={appointment} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={TITLE}
      description={[serviceLabel(appointment.serviceName), formatScheduledTime(appointment)].join(' · ')}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {rescheduleUnavailableReason === 'ALREADY_RESCHEDULED' && submission.kind === 'failed' ? (
        // The request succeeded, and only its response was lost.
        <Notice tone="success" title="Your appointment has been rescheduled">
          It’s now on {formatScheduledTime(appointment)}. The specialist has to confirm the new time.
        </Notice>
      ) : (
        <Notice tone="info" title="You can’t reschedule this appointment">
          {rescheduleUnavailableReason === 'ALREADY_RESCHEDULED' ? <AlreadyRescheduled /> : closedReason(appointment)}
        </Notice>
      )}
    </Dialog>
  );
}

/** Offers to call, because the customer could choose a time a moment ago. */
function AlreadyRescheduled() {
  const { formatted, href } = product.phones.leicester;
  return (
    <p>
      You can only reschedule once. If the time doesn’t suit you, please call us on <a href={href}>{formatted}</a>.
    </p>
  );
}

function closedReason({ status }: Pick<ReschedulableAppointmentFragment, 'status'>): string {
  return status === 'CANCELLED' ? 'This appointment has been cancelled.' : 'This appointment has taken place.';
}
