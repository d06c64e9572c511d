import { londonMoment } from '#shared/london/clock.ts';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import { product } from '~/site/product.ts';
import { knownStatus } from './appointment-status.ts';
import { appointmentPath } from './appointments-address.ts';
import { clockTime } from './clock-time.ts';

/** How long a slot is, where no one says how long the work takes. */
const SLOT_MINUTES = 60;

/** Stands for no one (ENT-22). */
const UNASSIGNED = 'Not assigned';

/**
 * An appointment as a calendar takes it in; null for one that lies behind the customer or was
 * cancelled, and without a day, a time that can be read, or a name by which a calendar would know
 * it again.
 */
export function eventOf(
  appointment: AppointmentSlipFragment,
  { origin, minutes }: { origin: string; minutes: number | null },
): CalendarEvent | null {
  const { id, reference, serviceName, specialistName, locationName, scheduledDate, scheduledTime } = appointment;
  const status = knownStatus(appointment.status);
  const isAhead = status === 'PENDING' || status === 'CONFIRMED';
  if (!isAhead || id === null || scheduledDate === null || scheduledTime === null) return null;
  const start = londonMoment(scheduledDate, clockTime(scheduledTime));
  if (start === null) return null;
  const isAssigned = specialistName !== UNASSIGNED;
  const url = origin + appointmentPath(id);
  return {
    uid: `appointment-${id}@${product.supportEmail.replace(/^.*@/, '')}`,
    start,
    minutes: minutes ?? SLOT_MINUTES,
    isTentative: status === 'PENDING',
    title: isAssigned ? `${serviceName} with ${specialistName}` : serviceName,
    location: locationName,
    notes: [
      ...(reference ? [`Reference: ${reference}`] : []),
      ...(status === 'PENDING' ? ["The specialist hasn't confirmed this time yet."] : []),
      `${product.name}: ${product.phones.leicester.shown}`,
      url,
    ],
    url,
  };
}
