import { londonMoment } from '#shared/london/clock.ts';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import { product } from '~/site/product.ts';
import { locationLabel, serviceLabel } from '~/site/unknown-labels.ts';
import { isOpenStatus, normaliseStatus } from './appointment-status.ts';
import { appointmentPath } from './appointments-search-params.ts';

/** The length of a time slot, for appointments without an estimated duration. */
const DEFAULT_MINUTES = 60;

/** What a calendar event is made of. */
type CalendarAppointment = Pick<
  AppointmentSlipFragment,
  | 'id'
  | 'reference'
  | 'status'
  | 'serviceName'
  | 'specialistName'
  | 'scheduledDate'
  | 'scheduledTime'
  | 'locationName'
  | 'isHomeService'
  | 'workshopAddress'
>;

/**
 * An appointment as a calendar event. Null if it is completed or cancelled, or has no date or no
 * time.
 */
export function toCalendarEvent(
  appointment: CalendarAppointment,
  { origin, minutes }: { origin: string; minutes: number | null },
): CalendarEvent | null {
  const { id, reference, specialistName, scheduledDate, scheduledTime, workshopAddress } = appointment;
  const status = normaliseStatus(appointment.status);
  if (!isOpenStatus(status) || scheduledDate === null || scheduledTime === null) return null;
  const start = londonMoment(scheduledDate, scheduledTime);
  if (start === null) return null;
  const serviceName = serviceLabel(appointment.serviceName);
  const url = origin + appointmentPath(id);
  return {
    uid: `${id}@${product.supportEmail.replace(/^.*@/, '')}`,
    start,
    minutes: minutes ?? DEFAULT_MINUTES,
    isTentative: status === 'PENDING',
    title: specialistName ? `${serviceName} with ${specialistName}` : serviceName,
    location: [locationLabel(appointment), workshopAddress].filter(Boolean).join(', '),
    notes: [
      ...(reference ? [`Reference: ${reference}`] : []),
      ...(status === 'PENDING' ? ['The specialist hasn’t confirmed this time yet.'] : []),
      `${product.name}: ${product.phones.leicester.formatted}`,
      url,
    ],
    url,
  };
}
