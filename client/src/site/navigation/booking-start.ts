import { boolean, nullable, object, string, text, type ValueOf, withDefault } from '~/lib/shape.ts';

/** A past job that is booked again: what of it needs no new answer. */
const pastJobShape = object({
  /** The customer's saved vehicle, as in `Vehicle.id`; null for none. */
  vehicleId: nullable(string),
  itemDetails: text,
  /** As in `Workshop.id`; null if the work was done elsewhere. */
  workshopId: nullable(string),
  isHomeService: withDefault(boolean, false),
  /** Where the specialist came to, if that was neither. */
  address: text,
});

/** What a link to the booking flow has already chosen. It wins over an older draft. */
const bookingStartShape = object({
  /** As in `Service.name`. */
  serviceName: nullable(string),
  specialist: nullable(object({ id: string, name: string })),
  /** The town or postcode that was searched; empty for none. */
  place: text,
  /** Asks only for the description, photos and time. */
  again: nullable(pastJobShape),
});

export type BookingStart = ValueOf<typeof bookingStartShape>;

/** The navigation state of a link to the booking flow: `<Link state={bookingStart({ ... })}>`. */
export const bookingStart = (start: Partial<BookingStart>) => ({ bookingStart: start });

/** The start in a navigation state; null if there is none. A history entry can hold anything. */
export function readBookingStart(navigationState: unknown): BookingStart | null {
  return bookingStartShape(Object(navigationState).bookingStart) ?? null;
}
