import { londonDay, londonTime } from '#shared/london/clock.ts';

/** A moment as people read it: `2026-03-02 10:30`, in London. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return `${londonDay(at)} ${londonTime(at)}`;
}
