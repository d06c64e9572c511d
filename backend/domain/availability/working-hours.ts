import { WEEKDAYS } from '#shared/london/days.ts';

/** An hour at which a specialist or workshop works: a weekday (1 is Monday) and a time slot. */
export interface WorkingHour {
  weekday: number;
  timeSlotId: number;
}

export interface TimeSlot {
  id: number;
  /** `HH:MM`. */
  starts_at: string;
}

/** Hours that can't be parsed, with a sentence that says why. */
export class InvalidHours extends Error {}

const shortNames = WEEKDAYS.map((day) => day.slice(0, 3));

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const timeSlotMinutes = 60;

/** `Mon`, `monday` or `Tues` as 2. */
function weekdayNamed(text: string): number {
  const name = text.toLowerCase();
  const index = name.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(name));
  if (index < 0) throw new InvalidHours(`“${text}” is not a day: write Mon, Tue, Wed, Thu, Fri, Sat or Sun`);
  return index + 1;
}

/** `Mon-Wed,Fri` as 1, 2, 3 and 5. */
function readDays(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first, ...more] = part.split('-').map((day) => day.trim());
    const [from, to] = [weekdayNamed(first), weekdayNamed(last)];
    if (more.length > 0 || to < from)
      throw new InvalidHours(`“${part.trim()}” is not a range of days, such as Mon-Fri`);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function readTime(text: string): number {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59)
    throw new InvalidHours(`“${text.trim()}” is not a time of day: write it as 08:00`);
  return Number(hours) * 60 + Number(minutes);
}

/** The time slots from the beginning of `08:00-17:00` to its end. */
function readRange(text: string, timeSlots: readonly TimeSlot[]): number[] {
  const [start, end, ...more] = text.split('-');
  if (start === undefined || end === undefined || more.length > 0)
    throw new InvalidHours(`“${text.trim()}” is not a range of times, such as 08:00-17:00`);
  const [from, to] = [readTime(start), readTime(end)];
  const within = timeSlots.filter(
    ({ starts_at }) => minutesOf(starts_at) >= from && minutesOf(starts_at) + timeSlotMinutes <= to,
  );
  if (within.length * timeSlotMinutes !== to - from || within.length === 0) {
    const starts = timeSlots.map(({ starts_at }) => minutesOf(starts_at));
    const [earliest, latest] = [timeOf(Math.min(...starts)), timeOf(Math.max(...starts) + timeSlotMinutes)];
    throw new InvalidHours(
      `“${text.trim()}” is not made of whole time slots, which last an hour, ${earliest}-${latest}`,
    );
  }
  return within.map(({ id }) => id);
}

/**
 * Parses `Mon-Fri 08:00-12:00, 13:00-17:00; Sat 09:00-12:00`; an empty text means no hours. Throws
 * `InvalidHours`.
 */
export function readHours(text: string, timeSlots: readonly TimeSlot[]): WorkingHour[] {
  const found = new Map<string, WorkingHour>();
  const plain = text.replace(/[\u2010-\u2015]/g, '-').replace(/\s*([-,])\s*/g, '$1');
  for (const part of plain.split(/[;\n]/).map((entry) => entry.trim())) {
    if (part === '') continue;
    const [, days, ranges] = /^(\D+?)[\s:]+(\d.*)$/.exec(part) ?? [];
    if (days === undefined || ranges === undefined)
      throw new InvalidHours(`“${part}” is not days and times, such as Mon-Fri 08:00-17:00`);
    for (const weekday of readDays(days))
      for (const timeSlotId of ranges.split(/[\s,]+/).flatMap((range) => readRange(range, timeSlots)))
        found.set(`${weekday} ${timeSlotId}`, { weekday, timeSlotId });
  }
  return [...found.values()].sort((a, b) => a.weekday - b.weekday || a.timeSlotId - b.timeSlotId);
}

/** The ranges of one day, such as `08:00-12:00, 13:00-17:00`. */
function rangesOf(startTimes: number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const start of startTimes) {
    const last = ranges.at(-1);
    if (last?.to === start) last.to += timeSlotMinutes;
    else ranges.push({ from: start, to: start + timeSlotMinutes });
  }
  return ranges.map(({ from, to }) => `${timeOf(from)}-${timeOf(to)}`).join(', ');
}

/** `Mon-Wed,Fri` for 1, 2, 3 and 5. */
function daysOf(days: number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => shortNames[(day ?? 1) - 1] ?? '';
  return runs.map((run) => (run.length === 1 ? name(run[0]) : `${name(run[0])}-${name(run.at(-1))}`)).join(',');
}

/** The inverse of `readHours`. Equal hours have equal texts, which can be compared. */
export function formatHours(hours: readonly WorkingHour[], timeSlots: readonly TimeSlot[]): string {
  const startOf = new Map(timeSlots.map(({ id, starts_at }) => [id, minutesOf(starts_at)]));
  const daysByRanges = new Map<string, number[]>();
  for (let weekday = 1; weekday <= WEEKDAYS.length; weekday += 1) {
    const starts = hours
      .filter((hour) => hour.weekday === weekday)
      .flatMap(({ timeSlotId }) => startOf.get(timeSlotId) ?? [])
      .sort((a, b) => a - b);
    if (starts.length === 0) continue;
    const ranges = rangesOf(starts);
    daysByRanges.set(ranges, [...(daysByRanges.get(ranges) ?? []), weekday]);
  }
  return [...daysByRanges].map(([ranges, days]) => `${daysOf(days)} ${ranges}`).join('; ');
}
