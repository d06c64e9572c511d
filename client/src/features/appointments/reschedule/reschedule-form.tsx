import { formatDateAndTime, formatScheduledTime } from '~/features/appointments/scheduled-time.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import type { ReschedulableAppointmentFragment } from '~/graphql/generated/graphql.ts';
import { useBringIntoView } from '~/lib/use-bring-into-view.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Notice } from '~/ui/notice.tsx';
import { RescheduleDatePicker } from './reschedule-date-picker.tsx';
import styles from './reschedule-dialog.module.css';
import { RescheduleTimeSlotPicker } from './reschedule-time-slot-picker.tsx';
import { DATE_ID, TIME_ID, type useRescheduleAppointment } from './use-reschedule-appointment.ts';

interface RescheduleFormProps {
  form: ReturnType<typeof useRescheduleAppointment>;
  appointmentId: string;
  appointment: ReschedulableAppointmentFragment;
  onClose: () => void;
}

export function RescheduleForm({ form, appointmentId, appointment, onClose }: RescheduleFormProps) {
  const { date, timeSlot } = form.values;
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
      errorTitle="We couldn’t reschedule your appointment"
      closeLabel="Keep current time"
      onClose={onClose}
      submit={{ label: 'Confirm new time', busyLabel: 'Rescheduling...' }}
      className={styles.form}
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
