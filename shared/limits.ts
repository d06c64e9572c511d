import { RESEND_SECONDS } from './terms.ts';

/* How much a person may enter, send and try. What a gateway answers is in gateway/limits.ts. */

/** Maximum lengths of texts, in characters. */
export const TEXT_LIMITS = {
  /** First, last and full names, and names in an application. */
  name: 100,
  email: 254,
  /** An id of the host. */
  id: 64,
  /** As typed, before `uk/phone.ts` formats it. */
  phone: 30,
  /** A customer's description of a problem. */
  description: 10_000,
  itemDetails: 500,
  /** The name of an immediate service. */
  immediateService: 200,
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

/** The length of a new password, in characters as a user sees them (AUTH-22). */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** The maximum number of custom entries that applicants add to each list. */
export const MAX_CUSTOM_ENTRIES = 20;

/** The longest estimated duration of a service, in minutes. */
export const MAX_SERVICE_MINUTES = 100_000;

const MIB = 1024 * 1024;

/** The largest photo or certificate, in MiB: the pages say 25MB (BOOK-13, C-14). */
export const MAX_FILE_MIB = 25;
export const MAX_FILE_BYTES = MAX_FILE_MIB * MIB;

/** The maximum size of all files in one request, in MiB. */
export const MAX_FILES_MIB = 100;
export const MAX_FILES_BYTES = MAX_FILES_MIB * MIB;

/**
 * The most pixels of an image that the backend decodes. Browsers shrink larger ones before they are
 * sent. An AVIF is decoded as a whole, which takes a second for every ten million.
 */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const MAX_AVIF_PIXELS = 16_000_000;

/** The maximum number of photos of a booking. */
export const MAX_PHOTOS = 10;

/** The maximum number of certificates of an application (JOIN-12). */
export const MAX_CERTIFICATES = 9;

/** The allowed extensions of a certificate's file name. */
export const CERTIFICATE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'] as const;

/** The maximum number of vehicles that a customer keeps. */
export const MAX_VEHICLES = 20;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How often the backend lets one subject do something within some seconds of the first time. */
export const USE_LIMITS = {
  /** Log-ins and checks of a current password, whether right or wrong, of an account. */
  'log-in': { max: 5, seconds: 15 * 60 },
  /** Codes for an address: the pause between two, and all of them. */
  'code-pause': { max: 1, seconds: RESEND_SECONDS },
  'code-sends': { max: 5, seconds: HOUR },
  /** Wrong codes for an address. */
  code: { max: 20, seconds: DAY },
  /** Addresses that a customer asks about. */
  'check-email': { max: 10, seconds: 60 },
  /** Messages from an address. */
  contact: { max: 10, seconds: HOUR },
  /** Guest bookings from a device, which may be shared in a workshop or a library. */
  'guest-bookings': { max: 60, seconds: DAY },
  /** Changes of the email of a guest's booking. */
  'booking-email': { max: 5, seconds: HOUR },
  /** Bookings of an account, guest or customer. */
  bookings: { max: 20, seconds: HOUR },
  /** Immediate requests with a phone number. */
  'immediate-requests': { max: 20, seconds: HOUR },
  /** Applications with an email address or a phone number. */
  applications: { max: 5, seconds: DAY },
} as const satisfies Readonly<Record<string, { readonly max: number; readonly seconds: number }>>;
