import { z } from 'zod';
import { address, addressAndCode, proofAndPassword, proved, registrationAct } from './registration-act.ts';
import { said } from './said.ts';

const registrant = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    password: z.string(),
  })
  // Scripts of different age read different spellings.
  .transform(({ firstName, lastName, email, phone, password }) => ({
    firstName,
    first_name: firstName,
    lastName,
    last_name: lastName,
    email,
    phoneNumber: phone,
    phone_no: phone,
    password,
    confirmPassword: password,
    confirm_password: password,
  }));

/** PHP-19. */
export const registerCustomer = registrationAct('register_new', registrant, said);

/** PHP-20. */
export const verifyRegistration = registrationAct('verify_email', addressAndCode, said);

/** PHP-22; C-61: what is sent anew is what was begun last with the address. */
export const resendRegistrationCode = registrationAct(
  'resend_temp_code',
  address.transform((fields) => ({ ...fields, type: 'email' })),
  said,
);

/** PHP-18. */
export const requestClaim = registrationAct('returning_user', address, said);

/** PHP-21. */
export const verifyClaim = registrationAct('verify_returning_user', addressAndCode, proved);

/** PHP-24. */
export const completeClaim = registrationAct('complete_returning_user', proofAndPassword, said);
