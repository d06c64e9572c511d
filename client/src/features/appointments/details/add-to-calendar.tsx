import type { Appointment } from '~/features/appointments/appointment.ts';
import { paymentStateAt } from '~/features/appointments/available-actions.ts';
import { CalendarButton } from '~/features/appointments/calendar-button.tsx';
import { toCalendarEvent } from '~/features/appointments/calendar-event.ts';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import { siteOrigin } from '~/site/page-document.ts';

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
  return <CalendarButton event={event} reference={appointment.reference ?? appointment.id} variant="ghost" />;
}
