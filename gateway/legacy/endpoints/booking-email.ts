import { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { id } from '../wire/scalars.ts';
import { confirmationRequest } from './bookings.ts';
import { type JsonWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { messageResponse } from './message-response.ts';

export interface BookingEmailChange {
  readonly currentEmail: string;
  readonly newEmail: string;
  readonly userId: string;
}

/**
 * PHP-48, C-60: changes the email of a guest's booking. `userId` comes from the booking's response.
 */
export const changeBookingEmail: JsonWrite<
  BookingEmailChange,
  { userId: string | null; flowId: string | null; message: string | null }
> = {
  kind: 'json-write',
  path: '/php/appointment-email-update.php',
  success: 'required',
  credentials: 'never',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.object({ currentEmail: z.string(), newEmail: z.string(), userId: z.string() }),
  response: wireObject({ ...messageResponse.shape, userId: id.catch(null), flow_id: id.catch(null) }).transform(
    ({ flow_id, ...rest }) => ({ ...rest, flowId: flow_id }),
  ),
};

/**
 * PHP-49: sends the confirmation of a booking after its customer has set a password. The result is
 * ignored (C-80).
 */
export const sendAppointmentConfirmation: JsonWrite<z.input<typeof confirmationRequest>, unknown> = {
  kind: 'json-write',
  path: '/php/appointment-confirmation-email.php',
  success: 'not-false',
  credentials: 'never',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: confirmationRequest,
  response: z.unknown(),
};
