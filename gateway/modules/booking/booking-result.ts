import type { GuestBooking, GuestCustomerKind, UserError } from '../../graphql/generated/schema.ts';
import type { GuestBookingAnswer } from '../../legacy/endpoints/bookings.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { isTimeTaken } from '../../legacy/wire/refusal-code.ts';
import { localPath } from '../lib/local-path.ts';
import { refusalCode, refusalErrors, withKeyReused } from '../mutations/user-errors.ts';

/** The key was used with other details: an earlier press arrived after all. */
export const ALREADY_RECEIVED =
  'Your booking request is already with us. Please call us if something in it has to change.';
const SLOT_TAKEN = 'That time has just been taken. Please choose another time.';

/** The stored result of a booking; the rest of the payload is the caller's own input. */
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

/** C-12: where each goes when the host says nothing, or names another site. */
const DEFAULT_PATHS: Readonly<Record<GuestCustomerKind, string>> = {
  NEW_CUSTOMER: '/appointment-success',
  EXISTING_UNVERIFIED: '/verify-appointment-email',
  EXISTING_VERIFIED: '/login',
};

export function toBookingResult(answer: GuestBookingAnswer, serviceName: string): BookingResult {
  const customerKind = customerKindOf(answer.userType);
  const isVerified = customerKind === 'EXISTING_VERIFIED';
  return {
    customerKind,
    reference: answer.reference,
    appointmentId: answer.appointmentId,
    // A verified customer's id is none of a guest's business.
    customerId: isVerified ? null : answer.userId,
    message: answer.message,
    // BOOK-41: a verified customer goes to the log-in, whatever the host says.
    nextPath: (isVerified ? null : localPath(answer.redirect)) ?? DEFAULT_PATHS[customerKind],
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
 * BOOK-44, BOOK-45: the host's message and each listed error. `isSlotOffered` is what its list of
 * times said just before.
 */
export function bookingErrors(refusal: Refusal, isSlotOffered: boolean): UserError[] {
  const sentences = [refusal.message ?? refusal.error, ...refusal.errors];
  const code = refusalCode(refusal);
  const said = sentences.flatMap((text) => text ?? []);
  const isTaken =
    code === 'REFUSED' &&
    (!isSlotOffered || (said.length > 0 && said.every((message) => isTimeTaken(refusal, message))));
  const errors = isTaken
    ? refusalErrors('TAKEN', sentences, SLOT_TAKEN).map((error) => ({ ...error, field: ['timeSlotId'] }))
    : refusalErrors(code, sentences, 'Your booking could not be made. Please try again.');
  return errors.map(withKeyReused(refusal, ALREADY_RECEIVED));
}
