import { addDays, addMonths } from './london/days.ts';

/** A range of days, including the first and the last. */
export interface DayWindow {
  from: string;
  to: string;
}

/** How far ahead a booking can be made, in months (BOOK-25, C-16). */
export const BOOKING_MONTHS = 2;

/** How far ahead an appointment can be rescheduled, in days (APPT-24, C-44). */
export const RESCHEDULE_DAYS = 30;

/** The days that can be booked. `today` is the day in London. */
export function bookingWindow(today: string): DayWindow {
  return { from: today, to: addMonths(today, BOOKING_MONTHS) };
}

/** The days that an appointment can be rescheduled to. `today` is the day in London. */
export function rescheduleWindow(today: string): DayWindow {
  return { from: today, to: addDays(today, RESCHEDULE_DAYS) };
}

export function isWithin({ from, to }: DayWindow, day: string): boolean {
  return day >= from && day <= to;
}
