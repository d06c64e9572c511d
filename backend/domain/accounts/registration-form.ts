import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { registrationForm } from '#shared/forms/registration.ts';
import { Form } from '../forms/form.ts';
import { commonPasswordErrors } from '../passwords/check-password.ts';
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
  const person = form.read(registrationForm);
  const password = fields.get('password') ?? '';
  form.add('password', ...commonPasswordErrors(password));
  if (password !== fields.get('confirmPassword')) form.add('confirmPassword', fieldMessages.passwordMismatch);
  const { email, ...rest } = form.valid(person);
  return { ...rest, email: normaliseEmail(email) };
}
