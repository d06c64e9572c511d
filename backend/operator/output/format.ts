import { londonDay, londonTime } from '#shared/london/clock.ts';

/** A moment as people read it: `2026-03-02 10:30`, in London. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return `${londonDay(at)} ${londonTime(at)}`;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** For example `1.4 MB`. */
export function formatSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  for (; size >= 1000 && unit < units.length - 1; unit += 1) size /= 1000;
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

/** `1 file`, `2,000 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}
