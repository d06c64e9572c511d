/*
 * Days and times of day are those of Europe/London, whatever the machine's zone. Days are texts `YYYY-MM-DD`, which sort and
 * compare as they are.
 */

const clockFace = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const dayMs = 86_400_000;

/** London's offset from UTC at a moment, in milliseconds. */
function askOffset(at: number): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clockFace.formatToParts(at).map((part) => [part.type, part.value]),
  );
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1000) * 1000;
}

/** London's offset by UTC day; null on days when the clocks change. Intl takes a hundred times as long. */
const offsets = new Map<number, number | null>();
/** Ten years of days. */
const mostOffsets = 3_660;

function offsetAt(at: number): number {
  const day = Math.floor(at / dayMs);
  let offset = offsets.get(day);
  if (offset === undefined) {
    const atMidnight = askOffset(day * dayMs);
    offset = atMidnight === askOffset((day + 1) * dayMs) ? atMidnight : null;
    if (offsets.size >= mostOffsets) offsets.clear();
    offsets.set(day, offset);
  }
  return offset ?? askOffset(at);
}

/** London's local time at a moment, in the ISO 8601 format of UTC. Throws for an invalid date. */
function clockOf(at: Date): string {
  const moment = at.getTime();
  return new Date(moment + offsetAt(moment)).toISOString();
}

export function londonDate(at: Date): string {
  return clockOf(at).slice(0, 10);
}

/** The time of day as `HH:MM`. */
export function londonTimeOfDay(at: Date): string {
  return clockOf(at).slice(11, 16);
}

/** `YYYY-MM-DD HH:MM:SS`, as the legacy side writes moments: without a zone. */
export function londonTimestamp(at: Date): string {
  return clockOf(at).slice(0, 19).replace('T', ' ');
}

/** Noon in UTC, so that no arithmetic on whole days can cross a change of the clocks. */
function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Whether the text is a day that exists. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = noon(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

export function addDays(date: string, days: number): string {
  const moved = noon(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayOf(moved);
}

/** The same day number so many months later, or that month's last day when it is shorter (C-16). */
export function addMonths(date: string, months: number): string {
  const moved = noon(date);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return dayOf(moved);
}

/** In the order of `weekdayOf`. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return noon(date).getUTCDay() || 7;
}
