/** Maximum lengths of texts, in characters. */
export const TEXT_LIMITS = {
  /** First, last and full names, and names in an application. */
  name: 100,
  email: 254,
  /** As typed, before `uk/phone.ts` formats it. */
  phone: 30,
  /** A customer's description of a problem. */
  description: 10_000,
  itemDetails: 500,
  vehicle: { make: 60, model: 60, colour: 40, plate: 10 },
  /** Make and model in one field, and the plate, of a vehicle described in a booking. */
  bookedVehicle: { model: 100, plate: 12 },
  /** A one-line address of a booking. */
  bookingAddress: 300,
  address: { street: 120, city: 80, county: 80, postcode: 20, country: 60 },
  workshopAddress: 200,
  contactMessage: 5_000,
  cancellationReason: 1_000,
  review: 2_000,
  bio: 2_000,
  /** The text of a search. */
  search: 200,
  /** Of a service, a custom service or a price. */
  serviceDescription: 500,
} as const;

/** The maximum number of custom entries that applicants add to each list. */
export const MAX_CUSTOM_ENTRIES = 20;

/** The longest estimated duration of a service, in minutes. */
export const MAX_SERVICE_MINUTES = 100_000;
