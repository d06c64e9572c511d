const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** 'GMT' or 'BST': the UK's time zone at noon of a day (YYYY-MM-DD). */
export function londonTimeZone(day: string): string {
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UK time';
}
