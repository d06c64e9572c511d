import { CalendarPlus } from 'lucide-react';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { paymentStateAt } from '~/features/appointments/available-actions.ts';
import { toCalendarEvent } from '~/features/appointments/calendar-event.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import { calendarFile } from '~/lib/calendar-file.ts';
import { saveFile } from '~/lib/save-file.ts';
import { product } from '~/site/product.ts';
import { siteOrigin } from '~/site/site-origin.ts';
import { Button } from '~/ui/button.tsx';

interface AddToCalendarProps {
  appointment: Appointment;
  /** The estimated duration; null if unknown. */
  minutes: number | null;
}

/** Downloads the appointment as an .ics file. Null if there is no event to add. */
export function AddToCalendar({ appointment, minutes }: AddToCalendarProps) {
  const now = useServerNow();
  const event = toCalendarEvent(appointment, { origin: siteOrigin, minutes });
  // An appointment that wasn't paid in time doesn't take place.
  if (event === null || paymentStateAt(appointment, now) === 'EXPIRED') return null;
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
