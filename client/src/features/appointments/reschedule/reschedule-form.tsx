import { dayAndTime, whenText } from '~/features/appointments/appointment-when.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import type { MovableAppointmentFragment } from '~/graphql/generated/graphql.ts';
import { Notice } from '~/ui/notice.tsx';
import { DateChoice } from './date-choice.tsx';
import styles from './reschedule-dialog.module.css';
import { TimeChoice } from './time-choice.tsx';
import { DATE_ID, TIME_ID, type useReschedule } from './use-reschedule.ts';

interface RescheduleFormProps {
  form: ReturnType<typeof useReschedule>;
  appointmentId: string;
  appointment: MovableAppointmentFragment;
  onClose: () => void;
}

export function RescheduleForm({ form, appointmentId, appointment, onClose }: RescheduleFormProps) {
  const { date, timeSlot } = form.values;
  const chooseDate = (day: string) => form.change(day === date ? {} : { date: day, timeSlot: null });
  return (
    <FormDialog
      size="lg"
      title="Reschedule appointment"
      description={[appointment.serviceName, appointment.specialistName].join(' · ')}
      form={form}
      errorTitle="We couldn’t reschedule your appointment"
      closeLabel="Keep the time"
      onClose={onClose}
      submit={{ label: 'Confirm new time', busyLabel: 'Rescheduling...' }}
      className={styles.form}
    >
      <dl className={styles.times}>
        <div>
          <dt>Now</dt>
          <dd>{whenText(appointment)}</dd>
        </div>
        <div>
          <dt>New</dt>
          <dd>{date ? dayAndTime(date, timeSlot?.label.replace(/ - .*/, '') ?? null) : 'to choose'}</dd>
        </div>
      </dl>
      <div inert={form.isSending} className={styles.steps}>
        <div>
          <h3 className={styles.step}>1. Pick a date</h3>
          <DateChoice id={DATE_ID} appointmentId={appointmentId} date={date} onDate={chooseDate} />
        </div>
        {date && (
          <TimeChoice
            id={TIME_ID}
            appointmentId={appointmentId}
            date={date}
            timeSlot={timeSlot}
            onTimeSlot={(chosen) => form.change({ timeSlot: chosen })}
          />
        )}
      </div>
      <Notice tone="info">
        An appointment can be rescheduled once. The specialist confirms the new time
        {appointment.isPaid ? '; what you have paid counts for it.' : ', and you pay after that.'}
      </Notice>
    </FormDialog>
  );
}
