import { formatDate, londonDayAndTime } from '~/lib/format-date.ts';

interface Scheduled {
  scheduledDate: string | null;
  scheduledTime: string | null;
  bookedAt: string | null;
}

/** `Mon 23 Nov 2026, 09:00`, or the part of it that is known; empty if neither is. */
export function formatDateAndTime(day: string | null, time: string | null): string {
  return [day && formatDate(day), time].filter(Boolean).join(', ');
}

/** When an appointment is. If that isn't known, says when it was booked (C-47). */
export function formatScheduledTime({ scheduledDate, scheduledTime, bookedAt }: Scheduled): string {
  const when = formatDateAndTime(scheduledDate, scheduledTime);
  if (when) return scheduledDate ? when : `${when}, day to be agreed`;
  const booked = bookedAt && londonDayAndTime(bookedAt);
  return booked ? `Booked on ${formatDate(booked.day)}; time to be agreed` : 'Time to be agreed';
}
