/** `09:00` as `09:00 AM`, `13:30` as `01:30 PM`: as /php writes times of day. */
export function timeSlotLabel(startsAt: string): string {
  const [hours = '0', minutes = '00'] = startsAt.split(':');
  const hour = Number(hours);
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The end of a time slot, which is an hour long. */
export function timeSlotEndLabel(startsAt: string): string {
  const [hours = '0', minutes = '00'] = startsAt.split(':');
  return timeSlotLabel(`${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`);
}
