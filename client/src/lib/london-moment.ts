import { londonDay, londonTime } from '#shared/london/clock.ts';
import { formatDay } from './london-dates.ts';

/**
 * What clocks and calendars in London show at a moment: `2026-11-23` and `09:00`; null when the
 * text is no moment.
 */
export function londonClock(moment: string): { day: string; time: string } | null {
  const instant = Date.parse(moment);
  if (!Number.isFinite(instant)) return null;
  const date = new Date(instant);
  return { day: londonDay(date), time: londonTime(date) };
}

/** 'Mon 23 Nov 2026, 09:00', as it was in London; a text that is no moment comes back as it is. */
export function formatMoment(moment: string): string {
  const clock = londonClock(moment);
  return clock ? `${formatDay(clock.day)}, ${clock.time}` : moment;
}
