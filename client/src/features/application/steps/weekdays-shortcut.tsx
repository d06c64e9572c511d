import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { weekdays } from '~/features/application/fixed-options.ts';
import { type Hour, OFFICE_HOURS, timeSlotsBetween } from '~/features/application/hour-ranges.ts';
import { Button } from '~/ui/button.tsx';
import type { OptionsStepProps } from './step-props.ts';

const WORKING_WEEK = weekdays.slice(0, 5);

/** Fills in Monday to Friday in one press. What is chosen for the weekend stays. */
export function WeekdaysShortcut({ hours, change }: { hours: readonly Hour[] } & Pick<OptionsStepProps, 'change'>) {
  const [isFilledIn, setIsFilledIn] = useState(false);
  const officeHours = timeSlotsBetween(hours, OFFICE_HOURS.from, OFFICE_HOURS.to);
  if (officeHours.length === 0) return null;
  const fillIn = () => {
    change(({ days, timeSlots }) => ({
      days: weekdays.filter((day) => WORKING_WEEK.includes(day) || days.includes(day)),
      timeSlots: { ...timeSlots, ...timeSlotsOfWeek(officeHours) },
    }));
    setIsFilledIn(true);
  };
  return (
    <div>
      <Button variant="outline" icon={<CalendarClock aria-hidden="true" />} onClick={fillIn}>
        Weekdays 8 to 5
      </Button>
      <p role="status" className="visually-hidden">
        {isFilledIn && 'Monday to Friday from 08:00 to 17:00 filled in.'}
      </p>
    </div>
  );
}

function timeSlotsOfWeek(timeSlots: readonly string[]): ApplicationDraft['timeSlots'] {
  return Object.fromEntries(WORKING_WEEK.map((day) => [day, [...timeSlots]]));
}
