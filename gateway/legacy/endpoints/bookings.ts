import { z } from 'zod';
import { required } from '../wire/record.ts';
import { decodedText, id, text } from '../wire/scalars.ts';
import { type CustomerBookingForm, customerParts, type GuestBookingForm, guestParts } from './booking-form.ts';
import { type JsonWrite, type MultipartWrite, UPLOAD_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './endpoint.ts';

export interface GuestBookingResponse {
  readonly reference: string;
  readonly appointmentId: string | null;
  readonly userId: string | null;
  /** Identifies the verification of the guest's email; older hosts send none. */
  readonly flowId: string | null;
  /** `new`, `existing_unverified`, `existing_verified` or an unknown type; null when missing. */
  readonly userType: string | null;
  readonly redirect: string | null;
  readonly message: string | null;
}

/** A guest's booking, as scripts send it. */
export const guestBooking = z.object({
  referenceNumber: required(decodedText),
  // The booking exists: unreadable details are ignored.
  appointmentId: id.catch(null),
  userId: id.catch(null),
  flow_id: id.catch(null),
  userType: decodedText.catch(null),
  redirect: decodedText.catch(null),
  message: text.catch(null),
});

/** PHP-08. A success without a reference number is invalid: no one could find the booking. */
export const submitGuestBooking: MultipartWrite<GuestBookingForm, GuestBookingResponse> = {
  kind: 'multipart-write',
  path: '/php/appointment-form.php',
  success: 'required',
  credentials: 'never',
  timeoutMs: UPLOAD_TIMEOUT_MS,
  request: z
    .custom<GuestBookingForm>()
    .transform((form) => ({ fields: guestParts(form), idempotencyKey: form.idempotencyKey })),
  withCookies: 'device',
  response: guestBooking.transform(({ referenceNumber, flow_id, ...rest }) => ({
    ...rest,
    reference: referenceNumber,
    flowId: flow_id,
  })),
};

export interface CustomerBookingResponse {
  readonly reference: string | null;
  readonly appointmentId: string | null;
  readonly message: string | null;
}

/**
 * PHP-47. Only `success` and `message` are documented; the ids help to find the appointment.
 */
export const submitCustomerBooking: MultipartWrite<CustomerBookingForm, CustomerBookingResponse> = {
  kind: 'multipart-write',
  path: '/php/user-appointment-form.php',
  success: 'required',
  credentials: 'required',
  timeoutMs: UPLOAD_TIMEOUT_MS,
  request: z
    .custom<CustomerBookingForm>()
    .transform((form) => ({ fields: customerParts(form), idempotencyKey: form.idempotencyKey })),
  response: z
    .object({ referenceNumber: decodedText.catch(null), appointmentId: id.catch(null), message: text.catch(null) })
    .transform(({ referenceNumber, ...rest }) => ({ ...rest, reference: referenceNumber })),
};

/** The booking to confirm; scripts only send a confirmation when all of it matches (C-80). */
export const confirmationRequest = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  referenceNumber: z.string(),
  serviceType: z.string(),
  appointmentId: z.string().nullable(),
  userId: z.string().nullable(),
});

/**
 * PHP-09: notifies a verified customer of a booking made as a guest. The result is ignored (C-80).
 */
export const sendExistingUserConfirmation: JsonWrite<z.input<typeof confirmationRequest>, unknown> = {
  kind: 'json-write',
  path: '/php/send-existing-user-confirmation.php',
  success: 'not-false',
  credentials: 'never',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: confirmationRequest,
  response: z.unknown(),
};
