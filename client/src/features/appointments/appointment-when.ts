import { formatDate, londonDayAndTime } from '~/lib/format-date.ts';
import { clockTime } from './clock-time.ts';

interface Scheduled {
  scheduledDate: string | null;
  scheduledTime: string | null;
  bookedAt: string | null;
}

/**
 * A day with its time, `Mon 23 Nov 2026, 09:00`, as far as they are known; empty when neither is.
 */
export function dayAndTime(day: string | null, time: string | null): string {
  return [day && formatDate(day), time && clockTime(time)].filter(Boolean).join(', ');
}

/**
 * When an appointment is. Where nothing is known of that, the day of booking, said to be that
 * (C-47).
 */
export function whenText({ scheduledDate, scheduledTime, bookedAt }: Scheduled): string {
  const when = dayAndTime(scheduledDate, scheduledTime);
  if (when) return scheduledDate ? when : `${when}, day to be agreed`;
  const booked = bookedAt && londonDayAndTime(bookedAt);
  return booked ? `Booked on ${formatDate(booked.day)}; time to be agreed` : 'Time to be agreed';
}
