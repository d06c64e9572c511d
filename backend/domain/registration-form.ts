import { isEmail, longestEmail, normaliseEmail, wrongEmail } from './contact.ts';
import { Form } from './form.ts';
import type { Fields } from './identity.ts';
import { passwordErrors } from './password-rules.ts';
import { Refusal } from './refusal.ts';
import { tidyUkPhone } from './uk-inputs.ts';

/** Fields come in one of two spellings, or in both (PHP-19). */
const spellings = [
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
  /** As `tidyUkPhone` writes it. */
  phone: string;
  password: string;
}

/** Parses and validates the whole form at once (REG-05..07). Throws a refusal with all errors. */
export function readRegistration(given: Fields): Registration {
  const fields = new Map(given);
  for (const [one, other] of spellings) if (!fields.get(one)) fields.set(one, fields.get(other) ?? '');
  const form = new Form(fields);
  const line = (name: string, label: string, longest: number) =>
    form.line(name, { label, longest, required: `Please give your ${label}.` });
  const firstName = line('firstName', 'first name', 100);
  const lastName = line('lastName', 'last name', 100);
  const email = normaliseEmail(line('email', 'email address', longestEmail));
  const givenPhone = form.code('phoneNumber', {
    label: 'phone number',
    longest: 30,
    required: 'Please give your phone number.',
  });
  const phone = tidyUkPhone(givenPhone);
  const password = fields.get('password') ?? '';
  if (email !== '' && !isEmail(email)) form.errors.push(wrongEmail);
  if (givenPhone !== '' && phone === null) form.errors.push('Please enter a valid UK phone number.');
  form.errors.push(...passwordErrors(password));
  if (password !== fields.get('confirmPassword')) form.errors.push('Passwords do not match.');
  if (form.errors.length > 0 || phone === null) throw new Refusal('invalid', form.errors);
  return { firstName, lastName, email, phone, password };
}
