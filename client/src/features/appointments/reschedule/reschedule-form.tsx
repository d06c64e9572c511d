import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { dayAndTime, whenText } from '~/features/appointments/appointment-when.ts';
import type { MovableAppointmentFragment } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import { DateChoice } from './date-choice.tsx';
import styles from './reschedule-dialog.module.css';
import { NOTHING_CHOSEN } from './reschedule-texts.ts';
import { type ChosenSlot, TimeChoice } from './time-choice.tsx';
import type { useReschedule } from './use-reschedule.ts';

interface RescheduleFormProps extends ReturnType<typeof useReschedule> {
  appointmentId: string;
  appointment: MovableAppointmentFragment;
  onClose: () => void;
}

const DATE_ID = 'reschedule-date';
const TIME_ID = 'reschedule-time';

export function RescheduleForm({ appointmentId, appointment, moving, move, onClose }: RescheduleFormProps) {
  const [date, setDate] = useState<string | null>(null);
  const [slot, setSlot] = useState<ChosenSlot | null>(null);
  /** What the last press found: a try with nothing chosen takes the place of what an earlier one was answered. */
  const [tried, setTried] = useState({ isMissing: false, count: 0 });
  const formId = useId();
  const isSending = moving.kind === 'sending';
  const failed = moving.kind === 'failed' ? moving : null;
  // Somebody else has that time: the day stays, and its times have been asked for anew.
  const giveBack = useEffectEvent(() => setSlot(null));
  const takenAt = failed?.isTaken ? failed.attempt : 0;
  useEffect(() => {
    if (takenAt > 0) giveBack();
  }, [takenAt]);

  const isChosen = date !== null && slot !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried({ isMissing: !isChosen, count: tried.count + 1 });
    if (isChosen) void move(date, slot.id);
  };
  const choose = (day: string) => {
    if (day !== date) setSlot(null);
    setDate(day);
  };
  const where = date === null ? DATE_ID : TIME_ID;
  const missing = isChosen ? [] : [{ message: NOTHING_CHOSEN, fieldId: where }];
  const answered = failed ? [{ message: failed.words, fieldId: failed.isTaken ? TIME_ID : undefined }] : [];
  const errors = tried.isMissing ? missing : answered;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      dismissible={!isSending}
      title="Reschedule appointment"
      description={[appointment.serviceName, appointment.specialistName].join(' · ')}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            Keep the time
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyLabel="Rescheduling...">
            Confirm new time
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="dialog" className={styles.form} onSubmit={submit}>
        <ErrorSummary title="It is not rescheduled" errors={errors} attempt={tried.count} />
        <dl className={styles.times}>
          <div>
            <dt>Now</dt>
            <dd>{whenText(appointment)}</dd>
          </div>
          <div>
            <dt>New</dt>
            <dd>{date ? dayAndTime(date, slot?.label.replace(/ - .*/, '') ?? null) : 'to choose'}</dd>
          </div>
        </dl>
        <div inert={isSending} className={styles.steps}>
          <div>
            <h3 className={styles.step}>1. Pick a date</h3>
            <DateChoice id={DATE_ID} appointmentId={appointmentId} date={date} onDate={choose} />
          </div>
          {date && <TimeChoice id={TIME_ID} appointmentId={appointmentId} date={date} slot={slot} onSlot={setSlot} />}
        </div>
        <Notice tone="info">
          An appointment can be rescheduled once. The specialist confirms the new time
          {appointment.isPaid ? '; what you have paid counts for it.' : ', and you pay after that.'}
        </Notice>
      </form>
    </Dialog>
  );
}
