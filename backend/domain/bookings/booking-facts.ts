import type { BookingFacts } from '../../mail/templates/booking-facts.ts';
import type { Booking } from '../../store/appointments/appointments.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `2026-11-24` as `Tuesday 24 November 2026`. */
export function formatLongDay(date: string): string {
  return longDay.format(new Date(`${date}T12:00:00Z`)).replace(',', '');
}

/** Not the address itself: a stranger may have typed it for another person's email. */
function locationText({ place, address, workshop_name, workshop_address }: Booking): string {
  if (place === 'workshop') return `${workshop_name}, ${workshop_address}`;
  if (address) return 'the address in your booking';
  return "your home (we'll call you for the address)";
}

/** A stored appointment as the facts of an email. */
export function bookingFacts(booking: Booking, publicUrl: string): BookingFacts {
  return {
    firstName: booking.verified === 1 ? booking.account_first_name : null,
    reference: booking.reference,
    serviceName: booking.service_name,
    day: formatLongDay(booking.date),
    time: booking.starts_at,
    location: locationText(booking),
    workshopAddress: booking.workshop_address,
    specialistName: booking.specialist_name,
    publicUrl,
  };
}
