import { z } from 'zod';
import { messageResponse } from './message-response.ts';
import {
  address,
  addressAndCode,
  addressInFlow,
  flowResponse,
  passwordToken,
  registrationEndpoint,
  tokenAndPassword,
} from './registration-endpoint.ts';

/** PHP-14. */
export const requestPasswordReset = registrationEndpoint('reset_request', address, flowResponse);

/** PHP-17. */
export const resendPasswordReset = registrationEndpoint('resend_password_reset', addressInFlow, messageResponse);

/** PHP-15. */
export const verifyPasswordReset = registrationEndpoint(
  'verify_otp',
  addressAndCode.transform((fields) => ({ ...fields, type: 'password_reset' })),
  passwordToken,
);

/** PHP-16. */
export const resetPassword = registrationEndpoint('reset_password', tokenAndPassword, messageResponse);

/**
 * Our own: gives an account the address back that it had before a change. Other hosts refuse it.
 */
export const undoEmailChange = registrationEndpoint(
  'undo_email_change',
  z.object({ token: z.string() }).transform(({ token }) => ({ token_id: token })),
  passwordToken,
);
