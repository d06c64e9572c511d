import { INVALID_EMAIL } from '~/features/codes/code-texts.ts';
import { type NewPassword, PASSWORD_ID, passwordProblems } from '~/features/passwords/new-password.ts';
import { isEmail } from '~/lib/email.ts';
import type { Problem } from '~/lib/flow/flow.ts';
import { isUkPhone } from '~/lib/uk-phone.ts';
import type { RegistrationDraft } from './registration-draft.ts';

export type Details = Pick<RegistrationDraft, 'firstName' | 'lastName' | 'email' | 'phone'>;

export const detailId = {
  firstName: 'register-first-name',
  lastName: 'register-last-name',
  email: 'register-email',
  phone: 'register-phone',
} satisfies Record<keyof Details, string>;

/** The control of each field of the act, for what the server says of it. */
export const controls: Readonly<Record<string, string>> = { ...detailId, password: PASSWORD_ID };

/** What keeps a form from being sent, from top to bottom (REG-05..07). */
export function newCustomerProblems(details: Details, password: NewPassword): Problem[] {
  const { firstName, lastName, email, phone } = details;
  const when = (isWrong: boolean, field: keyof Details, message: string): Problem[] =>
    isWrong ? [{ fieldId: detailId[field], message }] : [];
  return [
    ...when(firstName.trim() === '', 'firstName', 'Please enter your first name.'),
    ...when(lastName.trim() === '', 'lastName', 'Please enter your last name.'),
    ...when(!isEmail(email), 'email', INVALID_EMAIL),
    ...when(phone === '', 'phone', 'Please enter your phone number.'),
    ...when(phone !== '' && !isUkPhone(phone), 'phone', 'Please enter a valid UK phone number.'),
    ...passwordProblems(password),
  ];
}
