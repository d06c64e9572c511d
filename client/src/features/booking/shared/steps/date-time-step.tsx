import { Suspense, useState } from 'react';
import { BOOKING_MONTHS } from '#shared/booking-window.ts';
import { quantityInWords } from '#shared/quantity.ts';
import { postcodeOf } from '#shared/uk/address.ts';
import { DatePicker } from '~/features/availability/date-picker.tsx';
import { TimeSlotPicker } from '~/features/availability/time-slot-picker.tsx';
import {
  fieldId,
  hasSpecialistStep,
  type NamedSpecialist,
  type StepProps,
} from '~/features/booking/shared/booking-answers.ts';
import { isCustomerLocation, locationInput, type WorkLocation } from '~/features/locations/work-location.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { useBringIntoView } from '~/lib/use-bring-into-view.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './date-time-step.module.css';

const FreeSpecialists = lazyWithPreload(async () => (await import('./free-specialists.tsx')).FreeSpecialists);

interface DateTimeStepProps extends StepProps {
  serviceId: string;
  location: WorkLocation;
  /** Where the specialist would come to; empty if unknown. */
  address: string;
  /** Whose availability is shown; null for everyone's. */
  specialist: NamedSpecialist | null;
  /** Removes the specialist, to show everyone's availability. */
  onShowEveryone: () => void;
  /** The ids of those whom everyone's availability is of. */
  offering: readonly string[];
  /** The message for a date without time slots. */
  noTimeSlots: string;
}

/** The calendar, and the time slots of the chosen date (BOOK-25..28, DBOOK-13). */
export function DateTimeStep(props: DateTimeStepProps) {
  const { serviceId, location, address, specialist, offering, noTimeSlots, draft, change, errorOf } = props;
  const [isEveryoneAsked, setIsEveryoneAsked] = useState(false);
  const { date, timeSlot } = draft;
  // The button that had the focus is removed.
  const focusTimes = () => document.getElementById(fieldId(date ? 'timeSlot' : 'date'))?.focus();
  const onShowEveryone = () => {
    setIsEveryoneAsked(true);
    props.onShowEveryone();
    focusTimes();
  };
  const near = isCustomerLocation(location) && !specialist ? postcodeOf(address)?.split(' ')[0] : undefined;
  const criteria = {
    serviceId,
    location: locationInput(location),
    specialistId: specialist?.id ?? null,
    ...(near && { near }),
  };
  const [times, bringTimesIntoView] = useBringIntoView<HTMLDivElement>();
  const chooseDate = (chosen: string) => {
    change({ date: chosen });
    bringTimesIntoView();
  };
  const emptyProps = { specialistName: specialist?.name ?? null, onShowEveryone };
  return (
    <>
      <div className={styles.columns}>
        <DatePicker
          id={fieldId('date')}
          criteria={criteria}
          date={date}
          onDateChange={chooseDate}
          onFirstDate={(first) => change({ date: first })}
          emptyMessage={<NoFreeDays {...emptyProps} />}
          error={errorOf('date')}
        />
        <div ref={times} className={styles.times}>
          {date ? (
            <TimeSlotPicker
              id={fieldId('timeSlot')}
              criteria={criteria}
              date={date}
              timeSlot={timeSlot}
              onTimeSlotChange={(chosen) => change({ timeSlot: chosen })}
              emptyMessage={<NoTimeSlots text={noTimeSlots} {...emptyProps} />}
              error={errorOf('timeSlot')}
            />
          ) : (
            <p id={fieldId('timeSlot')} tabIndex={-1} className={styles.noDate}>
              Choose a date to see its free times.
            </p>
          )}
          {isEveryoneAsked && date && !specialist && hasSpecialistStep(draft) && (
            <Suspense fallback={null}>
              <FreeSpecialists
                serviceId={serviceId}
                location={criteria.location}
                date={date}
                offering={offering}
                onChoose={(chosen) => {
                  change({ specialist: chosen, date });
                  focusTimes();
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
      <Notice tone="info">
        This is a request: the date and time you choose may not be available. We’ll contact you to confirm the exact
        time.
      </Notice>
    </>
  );
}

interface EmptyProps {
  /** Whose availability was requested; null for everyone's. */
  specialistName: string | null;
  onShowEveryone: () => void;
}

function NoFreeDays({ specialistName, onShowEveryone }: EmptyProps) {
  const { formatted, href } = product.phones.leicester;
  return specialistName ? (
    <Notice
      tone="warning"
      actions={
        <Button variant="outline" onClick={onShowEveryone}>
          Show everyone’s availability
        </Button>
      }
    >
      {specialistName} has no free days here in the next {quantityInWords(BOOKING_MONTHS, 'month')}.
    </Notice>
  ) : (
    <Notice tone="warning">
      There are no free days here in the next {quantityInWords(BOOKING_MONTHS, 'month')}. Choose another location, or
      call <a href={href}>{formatted}</a>.
    </Notice>
  );
}

function NoTimeSlots({ text, specialistName, onShowEveryone }: EmptyProps & { text: string }) {
  return (
    <div>
      <p>{text}</p>
      {specialistName ? (
        <Button variant="ghost" className={styles.showEveryone} onClick={onShowEveryone}>
          Show everyone’s times, not just {specialistName}’s
        </Button>
      ) : (
        <p className={styles.hint}>Choose a different date in the calendar.</p>
      )}
    </div>
  );
}
