import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { isPhone } from '#shared/uk/phone.ts';
import { isUnsafeName } from '#shared/web-address.ts';
import { INVALID_EMAIL } from '~/features/codes/code-messages.ts';
import { type NewPassword, passwordErrors } from '~/features/passwords/new-password.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { RegistrationDraft } from './registration-draft.ts';

export type NewCustomerValues = Pick<RegistrationDraft, 'firstName' | 'lastName' | 'email' | 'phone'> & NewPassword;

export const FORM_ID = 'register';

/** The errors of a new customer's form, in page order (REG-05..07). */
export function newCustomerErrors(values: NewCustomerValues): FormError[] {
  const { firstName, lastName, email, phone } = values;
  const errorIf = (isInvalid: boolean, part: keyof NewCustomerValues, message: string): FormError[] =>
    isInvalid ? [{ fieldId: fieldIdOf(FORM_ID, part), message }] : [];
  return [
    ...errorIf(firstName.trim() === '', 'firstName', fieldMessages.firstName),
    ...errorIf(isUnsafeName(firstName), 'firstName', fieldMessages.unsafeName),
    ...errorIf(lastName.trim() === '', 'lastName', fieldMessages.lastName),
    ...errorIf(isUnsafeName(lastName), 'lastName', fieldMessages.unsafeName),
    ...errorIf(!isEmail(email), 'email', INVALID_EMAIL),
    ...errorIf(phone === '', 'phone', fieldMessages.phone),
    ...errorIf(phone !== '' && !isPhone(phone), 'phone', fieldMessages.phoneInvalid),
    ...passwordErrors(FORM_ID, values),
  ];
}
