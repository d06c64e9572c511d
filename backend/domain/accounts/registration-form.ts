import { fieldMessages } from '#shared/field-messages.ts';
import { Form } from '../forms/form.ts';
import { passwordErrors } from '../passwords/check-password.ts';
import { Refusal } from '../refusal.ts';
import type { Fields } from './account-access.ts';

/** Fields have one of two names, or both (PHP-19). */
const fieldAliases = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['phoneNumber', 'phone_no'],
  ['confirmPassword', 'confirm_password'],
] as const;

export interface Registration {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  /** As `parsePhone` formats it. */
  phone: string;
  password: string;
}

/** Parses and validates the whole form at once (REG-05..07). Throws a refusal with all errors. */
export function readRegistration(input: Fields): Registration {
  const fields = new Map(input);
  for (const [name, alias] of fieldAliases) if (!fields.get(name)) fields.set(name, fields.get(alias) ?? '');
  const form = new Form(fields);
  const firstName = form.firstName('firstName');
  const lastName = form.lastName('lastName');
  const email = form.email('email');
  const phone = form.phone('phoneNumber');
  const password = fields.get('password') ?? '';
  form.add('password', ...passwordErrors(password));
  if (password !== fields.get('confirmPassword')) form.add('confirmPassword', fieldMessages.passwordMismatch);
  if (form.errors.length > 0) throw new Refusal('INVALID', form.errors);
  return { firstName, lastName, email, phone, password };
}
