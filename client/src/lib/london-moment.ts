import { formatDay } from './london-dates.ts';

const IN_LONDON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** What clocks and calendars in London show at a moment: `2026-11-23` and `09:00`; null when the text is no moment. */
export function londonClock(moment: string): { day: string; time: string } | null {
  const instant = Date.parse(moment);
  if (!Number.isFinite(instant)) return null;
  const { year, month, day, hour, minute } = partsAt(instant);
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** 'Mon 23 Nov 2026, 09:00', as it was in London; a text that is no moment comes back as it is. */
export function formatMoment(moment: string): string {
  const clock = londonClock(moment);
  return clock ? `${formatDay(clock.day)}, ${clock.time}` : moment;
}

/**
 * The moment at which clocks in London show a day and a time (`09:00`). A time that the clocks skip in spring is the one an hour later, and of
 * one that they show twice in autumn the first is meant. Null when the texts are no day and time.
 */
export function londonInstant(day: string, time: string): Date | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (!Number.isFinite(wall)) return null;
  // Whether summer time holds is asked at both candidates: the clocks may change in between.
  const candidates = [wall - HOUR_MS, wall];
  const exact = candidates.find((instant) => instant + offsetAt(instant) === wall);
  return new Date(exact ?? wall);
}

const HOUR_MS = 60 * 60_000;

/** How far London's clocks are ahead of UTC at a moment. */
function offsetAt(instant: number): number {
  const { year, month, day, hour, minute, second } = partsAt(instant);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1000) * 1000;
}

function partsAt(instant: number): Record<string, string> {
  return Object.fromEntries(IN_LONDON.formatToParts(instant).map(({ type, value }) => [type, value]));
}
