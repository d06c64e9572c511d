import { DAY_MS } from '../time.ts';

/*
 * Days as `YYYY-MM-DD`, which sort and compare as texts. A day has no time zone, so the arithmetic
 * is at noon UTC, where no change of the clocks can move it.
 */

/** By their names in the graph. */
export const WEEKDAY_NAMES = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
} as const;

/** In the order of `weekdayOf`. */
export const WEEKDAYS = Object.values(WEEKDAY_NAMES);

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Zero for a month that doesn't exist. */
function daysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether the text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = Number(text.slice(8));
  return date >= 1 && date <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
}

export function addDays(day: string, days: number): string {
  return toDay(new Date(noon(day).getTime() + days * DAY_MS));
}

/** The same date some months later, or that month's last day when it is shorter (C-16). */
export function addMonths(day: string, months: number): string {
  const start = noon(day);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDate), 12)));
}

/** How many days `last` is after `first`; negative when it is before. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return noon(day).getUTCDay() || 7;
}
