import { address, addressAndCode, proofAndPassword, proved, registrationAct } from './registration-act.ts';
import { said } from './said.ts';

/** PHP-14. */
export const requestPasswordReset = registrationAct('reset_request', address, said);

/** PHP-17. */
export const resendPasswordReset = registrationAct('resend_password_reset', address, said);

/** PHP-15. */
export const verifyPasswordReset = registrationAct(
  'verify_otp',
  addressAndCode.transform((fields) => ({ ...fields, type: 'password_reset' })),
  proved,
);

/** PHP-16. */
export const resetPassword = registrationAct('reset_password', proofAndPassword, said);
