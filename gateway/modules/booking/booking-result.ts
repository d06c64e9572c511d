import type { GuestBooking, GuestCustomerKind, NextStep } from '../../graphql/generated/schema.ts';
import type {
  BookingConfirmation,
  GuestBookingResponse,
  sendExistingUserConfirmation,
} from '../../legacy/endpoints/bookings.ts';
import type { GatewayContext } from '../context.ts';
import { localPath } from '../lib/local-path.ts';

/** The stored result of a booking; the rest of the payload comes from the input. */
export interface BookingResult {
  readonly customerKind: GuestCustomerKind;
  readonly reference: string;
  readonly appointmentId: string | null;
  readonly customerId: string | null;
  readonly flowId: string | null;
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
    flowId: isVerified ? null : response.flowId,
    message: response.message,
    // BOOK-41: a verified customer goes to the login page, whatever the host says.
    nextPath: (isVerified ? null : localPath(response.redirect)) ?? DEFAULT_PATHS[customerKind],
    serviceName,
  };
}

/** An app goes by what is known of the customer, whatever page the host names. */
const STEPS: Readonly<Record<GuestCustomerKind, NextStep>> = {
  NEW_CUSTOMER: 'CREATE_ACCOUNT',
  EXISTING_UNVERIFIED: 'VERIFY_EMAIL',
  EXISTING_VERIFIED: 'LOG_IN',
};

export function toGuestBooking(
  result: BookingResult,
  { email, firstName }: { email: string; firstName: string },
): GuestBooking {
  return { ...result, nextStep: STEPS[result.customerKind], email, firstName };
}

/** BOOK-41, REG-31: sends a confirmation email in the background. A failure is only logged. */
export function confirmInBackground(
  endpoint: typeof sendExistingUserConfirmation,
  booking: BookingConfirmation,
  { legacy, log, runInBackground }: GatewayContext,
): void {
  const sent = legacy.write(endpoint, booking);
  runInBackground(
    sent.catch((err: unknown) => log.warn({ event: 'booking confirmation', err }, 'confirmation not sent')),
  );
}
