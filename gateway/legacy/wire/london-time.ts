import { field } from './field.ts';

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

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

function utc(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}

/** Whether the calendar has this day; `0000-00-00`, which MySQL writes for no date, is none. */
export function isCalendarDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/**
 * A moment as `2026-07-01 09:00:00`, without a zone in Europe/London (C-49), given as ISO 8601 in UTC; null when missing or none.
 * Of an hour that the clocks repeat in October the first is meant, and one that they skip in March is read as an hour later.
 */
export function readMoment(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (ZONED.test(text)) {
    const moment = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(moment) ? null : utc(moment);
  }
  const match = LOCAL.exec(text);
  if (!match || !isCalendarDay(text.slice(0, 10))) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  const summer = asUtc - 60 * 60_000;
  return utc(londonOffset(summer) === 60 ? summer : asUtc);
}

export const moment = field('a moment', readMoment);

/** A day as `YYYY-MM-DD`, also out of a date with a time; null when missing or no day of the calendar. */
export function readDay(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  return isCalendarDay(text) ? text : null;
}

export const day = field('a day', readDay);
