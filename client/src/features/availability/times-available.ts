import { londonMoment } from '#shared/london/clock.ts';

/** '1 time available' or '10 times available'. */
export function timesAvailable(count: number): string {
  return `${count} ${count === 1 ? 'time' : 'times'} available`;
}

const zoneFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** 'GMT' or 'BST': the UK's time zone at noon of a day (YYYY-MM-DD). */
export function londonTimeZone(day: string): string {
  const parts = zoneFormat.formatToParts(new Date(`${day}T12:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UK time';
}

/** Whether the device's clock shows another time than London's, at noon of a day (YYYY-MM-DD). */
export function isElsewhere(day: string): boolean {
  return londonMoment(day, '12:00')?.getTime() !== new Date(`${day}T12:00`).getTime();
}
