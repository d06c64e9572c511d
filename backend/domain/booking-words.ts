import type { Booking } from '../store/appointments.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `2026-11-24` as `Tuesday 24 November 2026`. */
export function dayInWords(date: string): string {
  return longDay.format(new Date(`${date}T12:00:00Z`)).replace(',', '');
}

export function placeInWords({ place, address, workshop_name, workshop_address }: Booking): string {
  if (place === 'workshop') return `${workshop_name}, ${workshop_address}`;
  if (address) return address;
  return 'your home (we will call you for the address)';
}
