import { DatePicker } from '~/features/availability/date-picker.tsx';
import { TimePicker } from '~/features/availability/time-picker.tsx';
import type { NamedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import { locationInput, type WorkLocation } from '~/features/locations/work-location.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './date-time-step.module.css';
import type { StepProps } from './step-props.ts';

interface DateTimeStepProps extends StepProps {
  serviceId: string;
  location: WorkLocation;
  /** Whose days and times are shown; null for anybody's. */
  specialist: NamedSpecialist | null;
  /** Gives the chosen specialist up, for the days and times of anybody. */
  onAnybody: () => void;
  /** What is said of a day without a free time. */
  noTimes: string;
}

/** The calendar and the free times of the chosen day (BOOK-25..28, DBOOK-13). */
export function DateTimeStep(props: DateTimeStepProps) {
  const { serviceId, location, specialist, onAnybody, noTimes, draft, change, errorOf } = props;
  const of = { serviceId, location: locationInput(location), specialistId: specialist?.id ?? null };
  const { date, time } = draft;
  return (
    <>
      <Notice tone="info">
        This is a request: the date and time you choose may not be available. We’ll contact you to confirm the exact
        time.
      </Notice>
      <div className={styles.columns}>
        <DatePicker
          id={fieldId('date')}
          of={of}
          date={date}
          onDate={(day) => change({ date: day })}
          nothingFree={<NoFreeDay specialistName={specialist?.name ?? null} onAnybody={onAnybody} />}
          error={errorOf('date')}
        />
        {date ? (
          <TimePicker
            id={fieldId('time')}
            of={of}
            date={date}
            time={time}
            onTime={(chosen) => change({ time: chosen })}
            nothingFree={<NothingFree text={noTimes} specialistName={specialist?.name ?? null} onAnybody={onAnybody} />}
            error={errorOf('time')}
          />
        ) : (
          <p id={fieldId('time')} tabIndex={-1} className={styles.noDate}>
            Choose a date to see its free times.
          </p>
        )}
      </div>
    </>
  );
}

interface NothingFreeProps {
  /** Whose days and times were asked for; null for anybody's. */
  specialistName: string | null;
  onAnybody: () => void;
}

function NoFreeDay({ specialistName, onAnybody }: NothingFreeProps) {
  const { shown, href } = product.phones.leicester;
  return specialistName ? (
    <Notice
      tone="warning"
      actions={
        <Button variant="outline" onClick={onAnybody}>
          Show everyone’s availability
        </Button>
      }
    >
      {specialistName} has no free day here in the next two months.
    </Notice>
  ) : (
    <Notice tone="warning">
      Nobody has a free day here in the next two months. Choose another location, or call <a href={href}>{shown}</a>.
    </Notice>
  );
}

function NothingFree({ text, specialistName, onAnybody }: NothingFreeProps & { text: string }) {
  return (
    <div>
      <p>{text}</p>
      {specialistName ? (
        <Button variant="ghost" className={styles.anybody} onClick={onAnybody}>
          See times of anybody, not only {specialistName}
        </Button>
      ) : (
        <p className={styles.hint}>Choose a different date in the calendar.</p>
      )}
    </div>
  );
}
