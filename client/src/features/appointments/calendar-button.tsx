import { CalendarPlus } from 'lucide-react';
import { londonMoment } from '#shared/london/clock.ts';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import { type CalendarEvent, calendarFile } from '~/lib/calendar-file.ts';
import { product } from '~/site/product.ts';
import { locationLabel, serviceLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { appointmentPath, isOpenStatus, normaliseStatus } from './appointment.ts';

interface CalendarButtonProps {
  event: CalendarEvent;
  /** Part of the file's name. */
  reference: string;
  variant: 'ghost' | 'outline';
}

/** Downloads an appointment as an .ics file. */
export function CalendarButton({ event, reference, variant }: CalendarButtonProps) {
  return (
    <Button
      variant={variant}
      icon={<CalendarPlus aria-hidden />}
      onClick={() => saveFile(calendarAttachment(event, reference))}
    >
      Add to calendar
    </Button>
  );
}

/** An appointment as an .ics file, with a part of its name. */
export function calendarAttachment(event: CalendarEvent, label: string): File {
  const name = `${product.name}-${label}`.replace(/[^\w-]+/g, '-').toLowerCase();
  const text = calendarFile(event, { author: product.name, now: new Date() });
  return new File([text], `${name}.ics`, { type: 'text/calendar;charset=utf-8' });
}

/** Long enough for the browser to start reading the file. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file as if it had been downloaded. */
function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}

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
