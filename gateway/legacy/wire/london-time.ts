import { londonDay, londonOffset, londonTime } from '#shared/london/clock.ts';
import { isDay } from '#shared/london/days.ts';
import { HOUR_MS } from '#shared/time.ts';
import { field } from './record.ts';
import { text } from './scalars.ts';

const YEAR_10000 = Date.UTC(10_000, 0);

const LOCAL = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
/** A date and a time, and a zone: `Z`, `UTC`, `BST`, `+01:00`, `+0100` or PostgreSQL's `+01`. */
const ZONED =
  /^([1-9]\d{3}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:Z|UTC|GMT|(BST)|([+-]\d{2})(?::?(\d{2}))?)$/i;
/** A date, perhaps with a time, but with nothing that could be a zone. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:[ T,]+[\d:.]+(?: ?[AP]M)?)?$/i;
/** Not `-`, as `09:00-10:00` is a range. */
const ZONED_TIME = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:Z|UTC|GMT|\+\d{2}(?::?\d{2})?)$/i;

/** The days and moments of a customer are the same in every response. */
const MAX_REMEMBERED = 10_000;
const MAX_LENGTH = 40;

/** `read`, which remembers its results for the latest texts. */
function remembering(read: (text: string) => string | null): (text: string) => string | null {
  const results = new Map<string, string | null>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    if (results.size >= MAX_REMEMBERED) results.clear();
    if (text.length <= MAX_LENGTH) results.set(text, result);
    return result;
  };
}

function utc(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}

/**
 * A moment such as `2026-07-01 09:00:00` as ISO 8601 in UTC; null when missing or invalid. Without
 * a zone it is London time (C-49): the first of a time repeated in October, an hour later for one
 * that is skipped in March.
 */
export const readMoment = (value: unknown): string | null => momentOf(written(value));

const momentOf = remembering((text) => {
  if (LOCAL.test(text)) return readLocal(text);
  const zoned = readZoned(text);
  return zoned && utc(zoned.getTime());
});

/** The text of a date, also from PHP's DateTime as JSON; empty for anything else. */
function written(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const { date, timezone }: { date?: unknown; timezone?: unknown } = Object(value);
  if (typeof date !== 'string' || typeof timezone !== 'string') return '';
  return timezone === 'Europe/London' ? date : `${date} ${timezone}`;
}

/** Null for a text without a zone, and for an invalid one. */
function readZoned(text: string): Date | null {
  const match = ZONED.exec(text);
  if (!match) return null;
  const [, date = '', time, bst, hours = bst ? '+01' : '+00', minutes = '00'] = match;
  const zoned = new Date(`${date}T${time}${hours}:${minutes}`);
  // The calendar of London is for years of four digits, which another zone may leave.
  return isDay(date) && zoned.getTime() < YEAR_10000 ? zoned : null;
}

/** Reads a text that matches LOCAL: a date, with or without a time. */
function readLocal(text: string): string | null {
  const date = text.slice(0, 10);
  const time = (text.slice(11, 19) || '00:00').padEnd(8, ':00');
  if (!isDay(date) || !/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)) return null;
  const summer = Date.parse(`${date}T${time}Z`) - HOUR_MS;
  return londonOffset(summer) === HOUR_MS ? utc(summer) : `${date}T${time}Z`;
}

export const moment = field('a moment', readMoment);

/**
 * A day as `YYYY-MM-DD`, also from a date with a time; null when missing or invalid. With a zone it
 * is a moment, and the day is London's: Laravel writes 1 August as `2027-07-31T23:00:00.000000Z`.
 */
export const readDay = (value: unknown): string | null => dayOf(written(value));

const dayOf = remembering((text) => {
  const zoned = readZoned(text);
  // Zones with names such as `America/New_York` or `EST` aren't known here.
  const day = zoned ? londonDay(zoned) : (DAY.exec(text)?.[1] ?? '');
  return isDay(day) ? day : null;
});

export const day = field('a day', readDay, 'day');

/**
 * A label with a time of day, such as `09:00 AM`. A moment becomes its time in London, as `09:00`;
 * a time with a zone but no day is none, as it can be an hour later.
 */
export const timeLabel = field(
  'a time',
  (value) => {
    const label = text.safeParse(typeof value === 'object' ? written(value) : value).data;
    if (!label || ZONED_TIME.test(label)) return null;
    const zoned = readZoned(label);
    if (zoned) return londonTime(zoned);
    return LOCAL.test(label) ? label.slice(11, 16) || null : label;
  },
  'time',
);

/** Whether it is a moment with a zone. */
export const isZoned = (value: unknown) => readZoned(written(value)) !== null;
