import { mapLink } from '#shared/map-link.ts';

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
