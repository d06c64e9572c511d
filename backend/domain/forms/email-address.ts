import { isEmail, normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { Refusal } from '../refusal.ts';

/** The normalised address. Throws a refusal of the request's `field` when it is invalid. */
export function requireEmail(text = '', field = 'email'): string {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw new Refusal('INVALID', fieldMessages.emailInvalid, { field });
  return email;
}
