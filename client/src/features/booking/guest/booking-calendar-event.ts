import { toCalendarEvent } from '~/features/appointments/calendar-event.ts';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { siteOrigin } from '~/site/page-document.ts';

/**
 * A new booking as a tentative calendar event, which the same appointment's file from the dashboard
 * replaces later. Null if the appointment's id or its time is unknown.
 */
export function bookingCalendarEvent({ appointmentId, ...booking }: BookingState): CalendarEvent | null {
  const { request, reference, serviceName } = booking;
  if (!request || appointmentId === null) return null;
  const appointment = {
    id: appointmentId,
    reference,
    status: 'PENDING' as const,
    serviceName,
    specialistName: request.specialistName,
    scheduledDate: request.date,
    scheduledTime: request.startsAt,
    locationName: request.location,
    isHomeService: false,
    workshopAddress: null,
  };
  return toCalendarEvent(appointment, { origin: siteOrigin, minutes: null });
}
