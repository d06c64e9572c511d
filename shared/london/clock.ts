import { DAY_MS, HOUR_MS } from '../time.ts';

/* Moments as clocks and calendars in London show them, whatever the machine's time zone. */

let london: Intl.DateTimeFormat | undefined;

/** The offset from UTC in milliseconds, by Intl. */
function computeOffset(instant: number): number {
  // At the first use: it takes a browser 40 to 130 ms, and pages load this file without using it.
  london ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    london.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1000) * 1000;
}

/** Responses of a host contain a few thousand different days. */
const MAX_CACHED_DAYS = 20_000;

/** Offsets by UTC day, null when the clocks change. Intl takes a hundred times as long. */
const offsets = new Map<number, number | null>();

function offsetOfDay(day: number): number | null {
  const cached = offsets.get(day);
  if (cached !== undefined) return cached;
  const atMidnight = computeOffset(day * DAY_MS);
  const offset = atMidnight === computeOffset((day + 1) * DAY_MS) ? atMidnight : null;
  if (offsets.size >= MAX_CACHED_DAYS) offsets.clear();
  offsets.set(day, offset);
  return offset;
}

/** How far London's clocks are ahead of UTC at an instant, in milliseconds. */
export function londonOffset(instant: number): number {
  return offsetOfDay(Math.floor(instant / DAY_MS)) ?? computeOffset(instant);
}

/** London's local time, in the ISO 8601 format of UTC. Throws for an invalid date. */
function localTime(moment: Date): string {
  const instant = moment.getTime();
  return new Date(instant + londonOffset(instant)).toISOString();
}

/** The day as `2026-11-23`. */
export function londonDay(moment: Date): string {
  return localTime(moment).slice(0, 10);
}

/** What a rule may ask of the time. Whoever answers can tell how long the rule's result holds. */
export interface RuleClock {
  /** The day in London. */
  today(): string;
  /** Whether a moment, in milliseconds since 1970, has come; an invalid one has. */
  hasCome(moment: number): boolean;
}

export const clockAt = (now: Date): RuleClock => ({
  today: () => londonDay(now),
  hasCome: (moment) => !(moment > now.getTime()),
});

/** The time of day as `09:00`. */
export function londonTime(moment: Date): string {
  return localTime(moment).slice(11, 16);
}

/** `2026-11-23 09:00:00`, as /php writes moments: without a zone (C-49). */
export function londonTimestamp(moment: Date): string {
  return localTime(moment).slice(0, 19).replace('T', ' ');
}

/**
 * The moment of a day and time (`09:00`) in London. A time that is skipped in March is read as an
 * hour later; a time that is repeated in October means the first. Null for invalid texts.
 */
export function londonMoment(day: string, time: string): Date | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (!Number.isFinite(wall)) return null;
  const candidates = [wall - HOUR_MS, wall];
  const exact = candidates.find((instant) => instant + londonOffset(instant) === wall);
  return new Date(exact ?? wall);
}
