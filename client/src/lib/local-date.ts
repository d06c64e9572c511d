/*
 * Converts days, which are `YYYY-MM-DD`, for date pickers, which use dates in the browser's zone.
 */

/** Noon of a day, because no clock change can move noon to another day. */
export function toLocalDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

export function fromLocalDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
