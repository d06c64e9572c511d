import { messageResponse } from './message-response.ts';
import { address, addressAndCode, proofAndPassword, proved, registrationEndpoint } from './registration-endpoint.ts';

/** PHP-14. */
export const requestPasswordReset = registrationEndpoint('reset_request', address, messageResponse);

/** PHP-17. */
export const resendPasswordReset = registrationEndpoint('resend_password_reset', address, messageResponse);

/** PHP-15. */
export const verifyPasswordReset = registrationEndpoint(
  'verify_otp',
  addressAndCode.transform((fields) => ({ ...fields, type: 'password_reset' })),
  proved,
);

/** PHP-16. */
export const resetPassword = registrationEndpoint('reset_password', proofAndPassword, messageResponse);
