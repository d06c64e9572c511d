import { mapLink } from '#shared/map-link.ts';
import type { Booking } from '../../store/appointments/appointments.ts';

/** An appointment's facts for an email, formatted. */
export interface BookingFacts {
  /** The account's own; null if its email isn't verified. */
  firstName: string | null;
  reference: string;
  serviceName: string;
  /** For example `Tuesday 24 November 2026`. */
  day: string;
  /** For example `10:00`. */
  time: string;
  /** The workshop's name and address, or that it is the customer's address. */
  location: string;
  /** The workshop's postal address, to find it on a map; null if the work is done elsewhere. */
  workshopAddress: string | null;
  specialistName: string | null;
  publicUrl: string;
}

export const greeting = (firstName: string | null) => (firstName ? `Hello ${firstName},` : 'Hello,');

/** The booking's details, one a line. `unassigned` is shown if there is no specialist. */
export function bookingDetails(facts: BookingFacts, unassigned: string): string {
  const { reference, serviceName, day, time, location, workshopAddress, specialistName } = facts;
  const map = workshopAddress === null ? '' : `\n  Map          ${mapLink(workshopAddress)}`;
  return `  Reference    ${reference}
  Service      ${serviceName}
  Day          ${day}
  Time         ${time}
  Where        ${location}${map}
  Specialist   ${specialistName ?? unassigned}`;
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `2026-11-24` as `Tuesday 24 November 2026`. */
export function formatLongDay(date: string): string {
  return longDay.format(new Date(`${date}T12:00:00Z`)).replace(',', '');
}

/**
 * Names an address only to the customer who has booked with it: a guest, whose booking names a
 * device, may be a stranger who typed another person's email.
 */
function locationText({ place, address, verified, device, workshop_name, workshop_address }: Booking): string {
  if (place === 'workshop') return `${workshop_name}, ${workshop_address}`;
  if (address) return verified === 1 && device === null ? address : 'the address in your booking';
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
