import type { ApplicationOptions } from './use-application-options.ts';

type TimeSlots = ApplicationOptions['timeSlots'];

/** A time slot with its beginning and end, in minutes after midnight. */
export interface Hour {
  value: string;
  startsAt: number;
  endsAt: number;
}

/** Successive hours, from the first to the last, as positions in a list. */
export interface HourRange {
  first: number;
  last: number;
}

/** The working day that most people start from, in minutes after midnight. */
export const OFFICE_HOURS = { from: 8 * 60, to: 17 * 60 };

const TIME = /^(\d{1,2}):(\d{2})(?:\s*([ap])m)?$/i;

function minutesOf(label: string): number | null {
  const [, hours, minutes, half] = TIME.exec(label.trim()) ?? [];
  if (hours === undefined) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  return ((half ? Number(hours) % 12 : Number(hours)) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes);
}

/**
 * The time slots as hours. Null if a host labels them otherwise than with times of the day in
 * order, each as long as the first: then there are no ranges.
 */
export function hoursOf(timeSlots: TimeSlots): readonly Hour[] | null {
  const starts = timeSlots.map(({ label }) => minutesOf(label));
  const [first, second] = starts;
  if (first == null || second == null || second <= first) return null;
  const length = second - first;
  const hours = timeSlots.map(({ value }, index) => ({ value, startsAt: starts[index] ?? -1 }));
  if (hours.some(({ startsAt }, index) => startsAt !== first + index * length)) return null;
  return hours.map((hour) => ({ ...hour, endsAt: hour.startsAt + length }));
}

/** '17:00'. */
export function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The runs of successive hours among the selected ones. */
export function rangesOf(hours: readonly Hour[], selected: readonly string[]): HourRange[] {
  const ranges: HourRange[] = [];
  for (const [index, { value }] of hours.entries()) {
    if (!selected.includes(value)) continue;
    const current = ranges.at(-1);
    if (current?.last === index - 1) current.last = index;
    else ranges.push({ first: index, last: index });
  }
  return ranges;
}

/** The ids of the time slots in ranges, in order. */
export function timeSlotsIn(hours: readonly Hour[], ranges: readonly HourRange[]): string[] {
  const isIn = (index: number) => ranges.some(({ first, last }) => index >= first && index <= last);
  return hours.filter((_, index) => isIn(index)).map(({ value }) => value);
}

/** '08:00 to 12:00, 13:00 to 17:00'; null if they can't be shown like that. */
export function formatRanges(hours: readonly Hour[] | null, selected: readonly string[]): string | null {
  if (!hours || selected.some((value) => !hours.some((hour) => hour.value === value))) return null;
  const textOf = ({ first, last }: HourRange) =>
    `${formatTime(hours[first]?.startsAt ?? 0)} to ${formatTime(hours[last]?.endsAt ?? 0)}`;
  return rangesOf(hours, selected).map(textOf).join(', ');
}

/** The time slots between two times of the day; empty unless they fill all of it. */
export function timeSlotsBetween(hours: readonly Hour[], from: number, to: number): string[] {
  const within = hours.filter(({ startsAt, endsAt }) => startsAt >= from && endsAt <= to);
  const isWhole = within[0]?.startsAt === from && within.at(-1)?.endsAt === to;
  return isWhole ? within.map(({ value }) => value) : [];
}
