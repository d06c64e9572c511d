const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const DAY_MS = 24 * 60 * 60_000;

/** The day of the calendar that it is in London at this moment, as `2026-11-24`. */
export function londonDay(moment: Date): string {
  return london.format(moment).split('/').reverse().join('-');
}

/** How many days of the calendar the second day comes after the first; negative when it comes before. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / DAY_MS);
}
