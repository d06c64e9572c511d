const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'short' });

/** 'GMT' or 'BST', whichever holds in the UK at noon of that day (YYYY-MM-DD). */
export function londonZone(day: string): string {
  const parts = zone.formatToParts(new Date(`${day}T12:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UK time';
}
