import { messageResponse } from './message-response.ts';
import {
  address,
  addressAndCode,
  passwordToken,
  registrationEndpoint,
  tokenAndPassword,
} from './registration-endpoint.ts';

/** PHP-14. */
export const requestPasswordReset = registrationEndpoint('reset_request', address, messageResponse);

/** PHP-17. */
export const resendPasswordReset = registrationEndpoint('resend_password_reset', address, messageResponse);

/** PHP-15. */
export const verifyPasswordReset = registrationEndpoint(
  'verify_otp',
  addressAndCode.transform((fields) => ({ ...fields, type: 'password_reset' })),
  passwordToken,
);

/** PHP-16. */
export const resetPassword = registrationEndpoint('reset_password', tokenAndPassword, messageResponse);
