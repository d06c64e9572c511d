import { z } from 'zod';
import { field, wireObject } from '../wire/record.ts';
import { readFlag } from '../wire/scalars.ts';
import type { WireProfile } from './customers.ts';
import { jsonWrite, messageResponse } from './endpoint.ts';

/** Required: a missing flag would mean 'taken'. */
const available = field(
  'a yes or no',
  (value) => (value === undefined || value === null ? undefined : readFlag(value)),
  'flag',
);

/** PHP-40. A POST, although it changes nothing. */
export const checkEmail = jsonWrite({
  path: '/php/check-email.php',
  request: z.object({ email: z.string() }),
  response: wireObject({ ...messageResponse.shape, available }),
});

/** The whole profile; an unknown value is empty. */
export interface Profile {
  /** The profile as the host last sent it. The fields below replace its own. */
  readonly before: WireProfile;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly street: string;
    readonly street2: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
    readonly country: string;
  };
}

/** PHP-41: the whole profile, in both spellings (ENT-26). Success as in C-78. */
export const updateAccount = jsonWrite({
  path: '/php/update-account.php',
  success: 'not-false',
  request: z.custom<Profile>().transform(({ before, firstName, lastName, email, phone, address }) => ({
    ...before,
    first_name: firstName,
    firstName,
    last_name: lastName,
    lastName,
    email,
    phone,
    phone_no: phone,
    address,
  })),
  response: messageResponse,
});

/** PHP-42. Success as in C-78. */
export const updatePassword = jsonWrite({
  path: '/php/update-password.php',
  success: 'not-false',
  request: z.object({ currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() }),
  response: messageResponse,
});
