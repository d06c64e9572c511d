import { londonDay, londonTime } from '#shared/london/clock.ts';
import { isDay, WEEKDAYS, weekdayOf } from '#shared/london/days.ts';
import { fromLocalDate } from './local-date.ts';

/*
 * Formats days, which are `YYYY-MM-DD`, and instants, which are ISO 8601 and shown in London time.
 */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Null if the text isn't a day. Not by Intl, because browsers differ on "Sept" and on commas. */
function partsOf(day: string) {
  if (!isDay(day)) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { weekday: WEEKDAYS[weekdayOf(day) - 1] ?? '', date, month: MONTHS[month - 1] ?? '', year };
}

/** 'Mon 23 Nov 2026'. Returns a text that isn't a day unchanged. */
export function formatDate(day: string): string {
  const parts = partsOf(day);
  if (!parts) return day;
  return `${parts.weekday.slice(0, 3)} ${parts.date} ${parts.month.slice(0, 3)} ${parts.year}`;
}

/** 'Mon 23 Nov', with the year unless it is this one. Returns a text that isn't a day unchanged. */
export function formatShortDate(day: string): string {
  const date = formatDate(day);
  // London has UTC at New Year, and Intl, which knows the rest, takes some 50 ms to start.
  const thisYear = String(new Date().getUTCFullYear());
  return day.startsWith(thisYear) ? date.replace(` ${thisYear}`, '') : date;
}

/** 'Monday 23 November'. Returns a text that isn't a day unchanged. */
export function formatLongDate(day: string): string {
  const parts = partsOf(day);
  return parts ? `${parts.weekday} ${parts.date} ${parts.month}` : day;
}

/** 'November 2026'. Null if the text isn't a day. */
export function formatMonth(day: string): string | null {
  const parts = partsOf(day);
  return parts && `${parts.month} ${parts.year}`;
}

/** 'Nov'; empty if the text isn't a day. */
export function formatShortMonth(day: string): string {
  return partsOf(day)?.month.slice(0, 3) ?? '';
}

/** '23'; empty if the text isn't a day. */
export function formatDayOfMonth(day: string): string {
  return String(partsOf(day)?.date ?? '');
}

/** 'Mon 23 Nov 2026, 09:00' in London time. Returns a text that isn't an instant unchanged. */
export function formatDateTime(instant: string): string {
  const london = londonDayAndTime(instant);
  return london ? `${formatDate(london.day)}, ${london.time}` : instant;
}

/** 'Mon 23 Nov, 09:00' in London time, with the year unless it is this one. */
export function formatShortDateTime(instant: string): string {
  const london = londonDayAndTime(instant);
  return london ? `${formatShortDate(london.day)}, ${london.time}` : instant;
}

/** `2026-11-23` and `09:00` in London time; null if the text isn't an instant. */
export function londonDayAndTime(instant: string): { day: string; time: string } | null {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : { day: londonDay(date), time: londonTime(date) };
}

/** The time of day on this device, such as '09:00'. `moment` is in milliseconds since 1970. */
export function formatLocalTime(moment: number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** '09:00' or 'Tue 24 Nov 2026, 09:00' on this device: with the day if it isn't today. */
export function formatLocalMoment(moment: number): string {
  const time = formatLocalTime(moment);
  const day = fromLocalDate(new Date(moment));
  return day === fromLocalDate(new Date()) ? time : `${formatDate(day)}, ${time}`;
}
