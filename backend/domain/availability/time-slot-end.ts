/** The end of a time slot, an hour after its start: `10:00` for `09:00`. */
export function timeSlotEnd(startsAt: string): string {
  const [hours = '', minutes = ''] = startsAt.split(':');
  return `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`;
}
