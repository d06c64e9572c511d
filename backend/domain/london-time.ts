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

function read(at: Date): Record<string, string> {
  return Object.fromEntries(clockFace.formatToParts(at).map((part) => [part.type, part.value]));
}

export function londonDate(at: Date): string {
  const { year, month, day } = read(at);
  return `${year}-${month}-${day}`;
}

/** The time of day as `HH:MM`. */
export function londonTimeOfDay(at: Date): string {
  const { hour, minute } = read(at);
  return `${hour}:${minute}`;
}

/** `YYYY-MM-DD HH:MM:SS`, as the legacy side writes moments: without a zone. */
export function londonTimestamp(at: Date): string {
  const { hour, minute, second } = read(at);
  return `${londonDate(at)} ${hour}:${minute}:${second}`;
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
