import { mapLink } from '#shared/map-link.ts';
import { formatPriceRange } from '#shared/money.ts';
import {
  addedTravelText,
  includedTravelText,
  priceWithTravel,
  type TravelFee,
  travelFeeOf,
} from '#shared/travel-fee.ts';
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
  /** The specialist's guide price with what it says about travel; null without a price. */
  priceGuide: string | null;
  /** What travel adds to the price of the work; null if no one travels. */
  travel: string | null;
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
 * Whether an email can name the address: a guest, whose booking names a device, may be a stranger
 * who typed another person's email.
 */
const canNameAddress = ({ verified, device }: Booking) => verified === 1 && device === null;

function locationText(booking: Booking): string {
  const { place, address, workshop_name, workshop_address } = booking;
  if (place === 'workshop') return `${workshop_name}, ${workshop_address}`;
  if (address) return canNameAddress(booking) ? address : 'the address in your booking';
  return 'your home (we’ll call you for the address)';
}

function travelOf(booking: Booking): TravelFee | null {
  const { travel_areas, address } = booking;
  if (!travel_areas) return null;
  const areas = travel_areas.map(({ name, travel_fee_pence: pence }) => ({
    name,
    travelFee: pence === null ? null : { pence },
  }));
  const travel = travelFeeOf(areas, address ?? '');
  return canNameAddress(booking) ? travel : { ...travel, area: null };
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function priceGuide({ guide_low_pence: low, guide_high_pence }: Booking, travel: TravelFee | null): string | null {
  if (low === null) return null;
  const high = Math.max(low, guide_high_pence ?? 0);
  const total = high > 0 ? priceWithTravel([{ price: { low, high }, travel }]) : null;
  const price = total && formatPriceRange(total.low, total.high);
  return price && travel ? `${price}, ${inSentence(includedTravelText([travel]))}` : price;
}

/** A stored appointment as the facts of an email. */
export function bookingFacts(booking: Booking, publicUrl: string): BookingFacts {
  const travel = travelOf(booking);
  return {
    firstName: booking.verified === 1 ? booking.account_first_name : null,
    reference: booking.reference,
    serviceName: booking.service_name,
    day: formatLongDay(booking.date),
    time: booking.starts_at,
    location: locationText(booking),
    workshopAddress: booking.workshop_address,
    specialistName: booking.specialist_name,
    priceGuide: priceGuide(booking, travel),
    travel: travel && inSentence(addedTravelText(travel, false).note),
    publicUrl,
  };
}
