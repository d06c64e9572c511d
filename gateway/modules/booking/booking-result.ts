import type { GuestBooking, GuestCustomerKind, UserError } from '../../graphql/generated/schema.ts';
import type { GuestBookingResponse } from '../../legacy/endpoints/bookings.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { isTimeTaken } from '../../legacy/wire/refusal-code.ts';
import { localPath } from '../lib/local-path.ts';
import { refusalCode, refusalErrors, withKeyReused } from '../mutations/user-errors.ts';

/** The key was used with other details: an earlier attempt did arrive. */
export const ALREADY_RECEIVED = "We've already received your booking request. To change it, please call us.";
const TIME_SLOT_TAKEN = 'That time has just been taken. Please choose another time.';

/** The stored result of a booking; the rest of the payload comes from the input. */
export interface BookingResult {
  readonly customerKind: GuestCustomerKind;
  readonly reference: string;
  readonly appointmentId: string | null;
  readonly customerId: string | null;
  readonly message: string | null;
  readonly nextPath: string;
  readonly serviceName: string;
}

/** BOOK-49: a missing or unknown user type counts as new. */
function customerKindOf(userType: string | null): GuestCustomerKind {
  if (userType === 'existing_verified') return 'EXISTING_VERIFIED';
  return userType === 'existing_unverified' ? 'EXISTING_UNVERIFIED' : 'NEW_CUSTOMER';
}

/** C-12: the next page if the host names none, or one on another site. */
const DEFAULT_PATHS: Readonly<Record<GuestCustomerKind, string>> = {
  NEW_CUSTOMER: '/appointment-success',
  EXISTING_UNVERIFIED: '/verify-appointment-email',
  EXISTING_VERIFIED: '/login',
};

export function toBookingResult(response: GuestBookingResponse, serviceName: string): BookingResult {
  const customerKind = customerKindOf(response.userType);
  const isVerified = customerKind === 'EXISTING_VERIFIED';
  return {
    customerKind,
    reference: response.reference,
    appointmentId: response.appointmentId,
    // A guest must not learn a verified customer's id.
    customerId: isVerified ? null : response.userId,
    message: response.message,
    // BOOK-41: a verified customer goes to the login page, whatever the host says.
    nextPath: (isVerified ? null : localPath(response.redirect)) ?? DEFAULT_PATHS[customerKind],
    serviceName,
  };
}

export function toGuestBooking(
  result: BookingResult,
  { email, firstName }: { email: string; firstName: string },
): GuestBooking {
  return { ...result, email, firstName };
}

/**
 * BOOK-44, BOOK-45: the host's message and each listed error. `isTimeSlotOffered` is whether its
 * list of time slots contained the requested one immediately before.
 */
export function bookingErrors(refusal: Refusal, isTimeSlotOffered: boolean): UserError[] {
  const sentences = [refusal.message ?? refusal.error, ...refusal.errors];
  const code = refusalCode(refusal);
  const messages = sentences.flatMap((text) => text ?? []);
  const isTaken =
    code === 'REFUSED' &&
    (!isTimeSlotOffered || (messages.length > 0 && messages.every((message) => isTimeTaken(refusal, message))));
  const errors = isTaken
    ? refusalErrors('TAKEN', sentences, TIME_SLOT_TAKEN).map((error) => ({ ...error, field: ['timeSlotId'] }))
    : refusalErrors(code, sentences, "We couldn't make your booking. Please try again.");
  return errors.map(withKeyReused(refusal, ALREADY_RECEIVED));
}
