import { useFragment } from '@apollo/client/react';
import { AT_ANY_TIME, actionsOf } from '~/features/appointments/appointment-actions.ts';
import { whenText } from '~/features/appointments/appointment-when.ts';
import { NamelessDialog } from '~/features/appointments/nameless-dialog.tsx';
import { MovableAppointmentFragmentDoc } from '~/graphql/generated/operations/movable-appointment.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { RescheduleForm } from './reschedule-form.tsx';
import { useReschedule } from './use-reschedule.ts';

interface RescheduleDialogProps {
  /** Null for one that the legacy side gave no id: nothing can be done with it (APPT-18). */
  appointmentId: string | null;
  onClose: () => void;
}

const TITLE = 'Reschedule appointment';
const DONE = 'Your appointment has been rescheduled. The specialist has to confirm the new time.';

/** Reschedules an appointment: a date, then a time slot (APPT-22..32). */
export function RescheduleDialog({ appointmentId, onClose }: RescheduleDialogProps) {
  if (appointmentId === null) return <NamelessDialog title={TITLE} onClose={onClose} />;
  return <Rescheduling appointmentId={appointmentId} onClose={onClose} />;
}

function Rescheduling({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) {
  const form = useReschedule(appointmentId);
  const { submission } = form;
  const { data: appointment, complete } = useFragment({
    fragment: MovableAppointmentFragmentDoc,
    from: { __typename: 'Appointment', id: appointmentId },
  });
  if (!complete) return <NamelessDialog title={TITLE} onClose={onClose} />;
  if (submission.kind === 'done') {
    return (
      <Dialog open onClose={onClose} size="sm" title="Rescheduled">
        <SuccessMessage title={submission.payload.message ?? DONE} onClose={onClose} />
      </Dialog>
    );
  }
  const { reschedule } = actionsOf(appointment, AT_ANY_TIME);
  // The response was lost, and the request had arrived.
  const isArrived = reschedule === 'used' && submission.kind === 'failed';
  if (reschedule === 'open') return <RescheduleForm {...{ form, appointmentId, appointment, onClose }} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={TITLE}
      description={[appointment.serviceName, whenText(appointment)].join(' · ')}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Notice
        tone={isArrived ? 'success' : 'info'}
        title={isArrived ? 'Your appointment has been rescheduled' : 'You can’t reschedule this any more'}
      >
        {isArrived ? (
          `It is now on ${whenText(appointment)}. The specialist has to confirm the new time.`
        ) : reschedule === 'used' ? (
          <Used />
        ) : appointment.status === 'CANCELLED' ? (
          'This appointment has been cancelled.'
        ) : (
          'This appointment has taken place.'
        )}
      </Notice>
    </Dialog>
  );
}

/** Somebody who could choose times a moment ago is not left without a way on. */
function Used() {
  const { shown, href } = product.phones.leicester;
  return (
    <p>
      You can only reschedule once. If the time does not suit you, please call us on <a href={href}>{shown}</a>.
    </p>
  );
}
