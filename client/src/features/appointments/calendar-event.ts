import { londonMoment } from '#shared/london/clock.ts';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import { product } from '~/site/product.ts';
import { normaliseStatus } from './appointment-status.ts';
import { appointmentPath } from './appointments-search-params.ts';
import { to24HourTime } from './to-24-hour-time.ts';

/** The length of a time slot, for appointments without an estimated duration. */
const DEFAULT_MINUTES = 60;

/** The specialist's name when there is none (ENT-22). */
const UNASSIGNED = 'Not assigned';

/**
 * An appointment as a calendar event. Null if it is completed or cancelled, or has no id, no date
 * or no readable time.
 */
export function toCalendarEvent(
  appointment: AppointmentSlipFragment,
  { origin, minutes }: { origin: string; minutes: number | null },
): CalendarEvent | null {
  const { id, reference, serviceName, specialistName, locationName, scheduledDate, scheduledTime } = appointment;
  const status = normaliseStatus(appointment.status);
  const isUpcoming = status === 'PENDING' || status === 'CONFIRMED';
  if (!isUpcoming || id === null || scheduledDate === null || scheduledTime === null) return null;
  const start = londonMoment(scheduledDate, to24HourTime(scheduledTime));
  if (start === null) return null;
  const isAssigned = specialistName !== UNASSIGNED;
  const url = origin + appointmentPath(id);
  return {
    uid: `appointment-${id}@${product.supportEmail.replace(/^.*@/, '')}`,
    start,
    minutes: minutes ?? DEFAULT_MINUTES,
    isTentative: status === 'PENDING',
    title: isAssigned ? `${serviceName} with ${specialistName}` : serviceName,
    location: locationName,
    notes: [
      ...(reference ? [`Reference: ${reference}`] : []),
      ...(status === 'PENDING' ? ['The specialist hasn’t confirmed this time yet.'] : []),
      `${product.name}: ${product.phones.leicester.formatted}`,
      url,
    ],
    url,
  };
}
