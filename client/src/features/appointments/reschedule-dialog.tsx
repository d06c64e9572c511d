import { fieldMessages } from '#shared/field-messages.ts';
import { londonDay } from '#shared/london/clock.ts';
import { HOUR_MS } from '#shared/time.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import { useForm } from '~/forms/use-form.ts';
import type { AppointmentFactsFragment } from '~/graphql/generated/graphql.ts';
import { useRescheduleAppointmentMutation } from '~/graphql/generated/operations/reschedule-appointment.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { nullable, object, string } from '~/lib/shape.ts';
import { useBringIntoView } from '~/lib/use-bring-into-view.ts';
import { product } from '~/site/product.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { SuccessMessage } from '~/ui/success-message.tsx';
import { type Appointment, formatDateAndTime, formatScheduledTime } from './appointment.ts';
import { InvalidAppointmentDialog, useOpenedAppointment } from './invalid-appointment-dialog.tsx';
import styles from './reschedule-dialog.module.css';
import { RescheduleDatePicker, RescheduleTimeSlotPicker } from './reschedule-pickers.tsx';

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
  const appointment = useOpenedAppointment(appointmentId);
  // Without an id that the host knows, nothing can be done (APPT-18).
  if (!appointment) return <InvalidAppointmentDialog title={TITLE} onClose={onClose} />;
  const { canReschedule, rescheduleUnavailableReason } = appointment.actions;
  if (canReschedule || submission.kind === 'done')
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

function closedReason({ status }: Pick<Appointment, 'status'>): string {
  return status === 'CANCELLED' ? 'This appointment has been cancelled.' : 'This appointment has taken place.';
}

interface RescheduleFormProps {
  form: ReturnType<typeof useRescheduleAppointment>;
  appointmentId: string;
  appointment: AppointmentFactsFragment;
  onClose: () => void;
}

function RescheduleForm({ form, appointmentId, appointment, onClose }: RescheduleFormProps) {
  const { submission } = form;
  const { date, timeSlot } = form.values;
  const done = submission.kind === 'done' && {
    title: 'Rescheduled',
    content: <SuccessMessage title={submission.payload.message ?? DONE} onClose={onClose} />,
  };
  const [times, bringTimesIntoView] = useBringIntoView<HTMLDivElement>();
  const selectDate = (selected: string) => {
    form.change(selected === date ? {} : { date: selected, timeSlot: null });
    bringTimesIntoView();
  };
  return (
    <FormDialog
      size="lg"
      title="Reschedule appointment"
      description={[serviceLabel(appointment.serviceName), specialistLabel(appointment.specialistName)].join(' · ')}
      form={form}
      errorTitle="Choose a new time"
      refusedTitle="We couldn’t reschedule your appointment"
      closeLabel="Keep current time"
      onClose={onClose}
      submit={{ label: 'Confirm new time', busyLabel: 'Rescheduling...' }}
      className={styles.form}
      done={done || null}
    >
      <dl className={styles.times}>
        <div>
          <dt>Now</dt>
          <dd>{formatScheduledTime(appointment)}</dd>
        </div>
        <div>
          <dt>New</dt>
          <dd>{date ? formatDateAndTime(date, timeSlot?.label.replace(/ - .*/, '') ?? null) : 'Not chosen yet'}</dd>
        </div>
      </dl>
      <div inert={form.isSending} className={styles.steps}>
        <div>
          <h3 className={styles.step}>1. Pick a date</h3>
          <RescheduleDatePicker id={DATE_ID} appointmentId={appointmentId} date={date} onDateChange={selectDate} />
        </div>
        <div ref={times}>
          {date ? (
            <RescheduleTimeSlotPicker
              id={TIME_ID}
              appointmentId={appointmentId}
              date={date}
              timeSlot={timeSlot}
              onTimeSlotChange={(selected) => form.change({ timeSlot: selected })}
            />
          ) : (
            // Keeps the calendar's place when the times appear beside it.
            <>
              <h3 className={styles.step}>2. Pick a time</h3>
              <p className={styles.noDate}>Choose a date to see its free times.</p>
            </>
          )}
        </div>
      </div>
      <Notice tone="info">
        You can reschedule an appointment once. The specialist has to confirm the new time
        {appointment.isPaid ? '. Your payment stays valid.' : ', and you pay after that.'}
      </Notice>
    </FormDialog>
  );
}

const draftShape = object({
  /** YYYY-MM-DD. */
  date: nullable(string),
  /** Belongs to the date. */
  timeSlot: nullable(object({ id: string, label: string })),
});

/** The selected time for each appointment, for a customer who has to log in again first. */
export const rescheduleDraft = defineDraft({
  name: 'reschedule',
  owner: 'customer',
  // Time slots don't stay free for long.
  maxAgeMs: HOUR_MS,
  shape: draftShape,
  repair: (value) =>
    value.date !== null && value.date < londonDay(new Date()) ? { date: null, timeSlot: null } : value,
});

const DATE_ID = 'reschedule-date';
const TIME_ID = 'reschedule-timeSlotId';

/** Another customer has booked the time slot. */
const isTaken = ({ code }: UserError) => code === 'SLOT_TAKEN';

/** The form that reschedules an appointment (APPT-27, APPT-28). */
function useRescheduleAppointment(appointmentId: string) {
  const draft = rescheduleDraft.open(appointmentId);
  const { value, otherTab } = useDraft(draft);
  const reschedule = useRescheduleAppointmentMutation();
  const refetchIfStale = useRefetchIfStale();
  return useForm({
    id: 'reschedule',
    values: value,
    shared: { draft, otherTab, copy: { noun: 'request', isOnce: true } },
    change: draft.change,
    validate: ({ date, timeSlot }) =>
      timeSlot ? [] : [{ message: fieldMessages.newTime, fieldId: date === null ? DATE_ID : TIME_ID }],
    send: ({ date, timeSlot }) => reschedule({ appointmentId, date: date ?? '', timeSlotId: timeSlot?.id ?? '' }),
    onResult(result) {
      // After a refusal, this also refetches the dates and time slots that are available now.
      refetchIfStale(result);
      if (result.kind === 'done') draft.clear({ reference: null });
      if (result.kind === 'refused' && result.userErrors.some(isTaken)) draft.change({ timeSlot: null });
    },
    messages: {
      refused: 'Failed to reschedule appointment',
      noResponse: 'Error processing your request. Please try again.',
    },
  });
}
