import { field } from './field.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

const DAY_MS = 24 * 60 * 60_000;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Minutes by which London's clocks are ahead of UTC at this moment: 0 or 60. */
function londonOffset(moment: number): number {
  const part = Object.fromEntries(london.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - moment) / 60_000);
}

/** The most days cached below; a host's answers have a few thousand different ones. */
const MAX_DAYS = 20_000;

/** London's offset by UTC day (days since 1970); null for a day on which it changes. */
const offsets = new Map<number, number | null>();

function dailyOffset(day: number): number | null {
  const known = offsets.get(day);
  if (known !== undefined) return known;
  const first = londonOffset(day * DAY_MS);
  const offset = first === londonOffset((day + 1) * DAY_MS) ? first : null;
  if (offsets.size >= MAX_DAYS) offsets.clear();
  offsets.set(day, offset);
  return offset;
}

/** Whether London is an hour ahead of UTC. Uses Intl only for new days and days of a change. */
function isSummerTime(moment: number): boolean {
  return (dailyOffset(Math.floor(moment / DAY_MS)) ?? londonOffset(moment)) === 60;
}

function utc(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}

const ZERO = '0'.charCodeAt(0);

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}

const inTwo = (number: number) => (number < 10 ? `0${number}` : String(number));

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The date at the start of a text in the right format; null if the calendar doesn't have it. */
function calendarDay(text: string): { year: number; month: number; day: number } | null {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const [month, day] = [twoDigits(text, 5), twoDigits(text, 8)];
  const isThere = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isThere ? { year, month, day } : null;
}

/** Whether the calendar has this day; `0000-00-00`, which MySQL writes for no date, is none. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && calendarDay(text) !== null;
}

/**
 * A moment as `2026-07-01 09:00:00`, without a zone in Europe/London (C-49), given as ISO 8601 in UTC; null when missing or none.
 * Of an hour that the clocks repeat in October the first is meant, and one that they skip in March is read as an hour later.
 */
export function readMoment(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (LOCAL.test(text)) return readLocal(text);
  if (!ZONED.test(text)) return null;
  const moment = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(moment) ? null : utc(moment);
}

/** Reads a text that matches LOCAL: a date, with or without a time. */
function readLocal(text: string): string | null {
  const date = calendarDay(text);
  const [hour, minute] = text.length > 10 ? [twoDigits(text, 11), twoDigits(text, 14)] : [0, 0];
  const second = text.length > 16 ? twoDigits(text, 17) : 0;
  if (date === null || hour > 23 || minute > 59 || second > 59) return null;
  const summer = Date.UTC(date.year, date.month - 1, date.day, hour - 1, minute, second);
  const isSummer = isSummerTime(summer);
  // The UTC date is the day before.
  if (isSummer && hour === 0) return utc(summer);
  return `${text.slice(0, 10)}T${inTwo(isSummer ? hour - 1 : hour)}:${inTwo(minute)}:${inTwo(second)}Z`;
}

export const moment = field('a moment', readMoment);

/** A day as `YYYY-MM-DD`, also out of a date with a time; null when missing or no day of the calendar. */
export function readDay(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  return isCalendarDay(text) ? text : null;
}

export const day = field('a day', readDay);
