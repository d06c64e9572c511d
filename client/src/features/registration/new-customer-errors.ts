import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { isPhone } from '#shared/uk/phone.ts';
import { INVALID_EMAIL } from '~/features/codes/code-texts.ts';
import { type NewPassword, passwordErrors } from '~/features/passwords/new-password.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { RegistrationDraft } from './registration-draft.ts';

/** What a new customer fills in. */
export type NewCustomerValues = Pick<RegistrationDraft, 'firstName' | 'lastName' | 'email' | 'phone'> & NewPassword;

export const FORM_ID = 'register';

/** What keeps a registration from being sent, from top to bottom (REG-05..07). */
export function newCustomerErrors(values: NewCustomerValues): FormError[] {
  const { firstName, lastName, email, phone } = values;
  const when = (isWrong: boolean, part: keyof NewCustomerValues, message: string): FormError[] =>
    isWrong ? [{ fieldId: fieldIdOf(FORM_ID, part), message }] : [];
  return [
    ...when(firstName.trim() === '', 'firstName', fieldMessages.firstName),
    ...when(lastName.trim() === '', 'lastName', fieldMessages.lastName),
    ...when(!isEmail(email), 'email', INVALID_EMAIL),
    ...when(phone === '', 'phone', fieldMessages.phone),
    ...when(phone !== '' && !isPhone(phone), 'phone', fieldMessages.phoneInvalid),
    ...passwordErrors(FORM_ID, values),
  ];
}
