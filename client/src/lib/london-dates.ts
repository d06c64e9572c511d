/* Days as YYYY-MM-DD, for date pickers and as text. */

import { WEEKDAYS } from '#shared/london/days.ts';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Noon of that day in the browser's own zone, for date pickers; noon, so that no clock change can
 * move the day.
 */
export function localDate(day: string): Date {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return new Date(Number(year), Number(month) - 1, Number(date), 12);
}

export function isoDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

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

/**
 * Written by hand, because browsers differ on "Sept" and on commas. Null when the text is no day.
 */
function parts(day: string) {
  if (!ISO_DAY.test(day)) return null;
  const date = localDate(day);
  if (isoDate(date) !== day) return null;
  const weekday = WEEKDAYS[(date.getDay() || 7) - 1] ?? '';
  const month = MONTHS[date.getMonth()] ?? '';
  return { weekday, month, number: date.getDate(), year: date.getFullYear() };
}

/** 'Mon 23 Nov 2026'; a text that is no day comes back as it is. */
export function formatDay(day: string): string {
  const known = parts(day);
  if (!known) return day;
  return `${known.weekday.slice(0, 3)} ${known.number} ${known.month.slice(0, 3)} ${known.year}`;
}

/** 'Monday 23 November'. */
export function formatDayLong(day: string): string {
  const known = parts(day);
  return known ? `${known.weekday} ${known.number} ${known.month}` : day;
}

/** 'Nov', for a slip's stub. */
export function monthLabel(day: string): string {
  return parts(day)?.month.slice(0, 3) ?? '';
}

/** 23, for a slip's stub. */
export function dayNumber(day: string): string {
  return String(parts(day)?.number ?? '');
}

type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

/**
 * Groups things by their 'HH:MM' (24 hours): morning until noon, evening from 17:00. Empty parts
 * are left out.
 */
export function partsOfDay<Thing>(
  things: readonly Thing[],
  timeOf: (thing: Thing) => string,
): { part: PartOfDay; items: Thing[] }[] {
  const order: PartOfDay[] = ['Morning', 'Afternoon', 'Evening'];
  const partOf = (time: string): PartOfDay => (time < '12:00' ? 'Morning' : time < '17:00' ? 'Afternoon' : 'Evening');
  return order
    .map((part) => ({ part, items: things.filter((thing) => partOf(timeOf(thing)) === part) }))
    .filter((group) => group.items.length > 0);
}
