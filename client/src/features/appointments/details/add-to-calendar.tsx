import { CalendarPlus } from 'lucide-react';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { actionsOf } from '~/features/appointments/appointment-actions.ts';
import { eventOf } from '~/features/appointments/appointment-event.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import { calendarFile } from '~/lib/calendar-file.ts';
import { saveFile } from '~/lib/save-file.ts';
import { product } from '~/site/product.ts';
import { siteOrigin } from '~/site/site-origin.ts';
import { Button } from '~/ui/button.tsx';

interface AddToCalendarProps {
  appointment: Appointment;
  /** How long the work takes; null where that is not known. */
  minutes: number | null;
}

/**
 * Saves the appointment as a file that every calendar takes in; nothing where there is no time to
 * be put into one.
 */
export function AddToCalendar({ appointment, minutes }: AddToCalendarProps) {
  const now = useServerNow();
  const event = eventOf(appointment, { origin: siteOrigin, minutes });
  // What was not paid in time does not take place.
  if (event === null || actionsOf(appointment, now).pay === 'expired') return null;
  const save = () => {
    const name = `${product.name}-${appointment.reference ?? appointment.id}`.replace(/[^\w-]+/g, '-').toLowerCase();
    saveFile(
      `${name}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(event, { author: product.name, now: new Date() }),
    );
  };
  return (
    <Button variant="ghost" icon={<CalendarPlus aria-hidden />} onClick={save}>
      Add to calendar
    </Button>
  );
}
