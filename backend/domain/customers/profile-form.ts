import { normaliseEmail } from '#shared/email.ts';
import { optionalPhone } from '#shared/forms/fields.ts';
import { addressForm, profileForm } from '#shared/forms/profile.ts';
import type { Address } from '../../store/customers/addresses.ts';
import type { Fields } from '../accounts/account-access.ts';
import { Form } from '../forms/form.ts';
import type { FieldError } from '../refusal.ts';

const { firstName, lastName, email, phone } = profileForm.schema.shape;

/** What a customer may change; what is undefined stays as it is. */
export interface ProfileChange {
  firstName?: string;
  lastName?: string;
  /** In lower case. */
  email?: string;
  phone?: string;
  /** Null removes it. */
  address?: Address | null;
}

/**
 * A field that may have two names. A page that edits one sends the other unchanged, so the value
 * that differs from the stored one counts.
 */
function edited(fields: Fields, names: readonly string[], before: string): string | undefined {
  const values = names.map((name) => fields.get(name)).filter((value) => value !== undefined);
  return values.find((value) => value !== before) ?? values[0];
}

/** A name from before a rule may stay, so that it doesn't stop other changes. */
const unchanged = (input: string, before: string) => (input === before && before !== '' ? before : null);

function readAddress(fields: Fields, errors: FieldError[]): Address | null {
  const form = new Form(fields);
  const address = form.read(addressForm);
  errors.push(...form.errors);
  if (!address || Object.values(address).every((part) => part === '')) return null;
  const { county, postcode, ...rest } = address;
  return { ...rest, state: county, zip_code: postcode };
}

/**
 * Reads the profile as the dashboard sends it, in either spelling, and ignores other fields
 * (RULE-07). `address` is undefined when it was not sent. Throws a refusal with all errors.
 */
export function readProfile(
  fields: Fields,
  address: Fields | null | undefined,
  before: { first_name: string; last_name: string; phone: string },
): ProfileChange {
  const input = {
    firstName: edited(fields, ['first_name', 'firstName'], before.first_name),
    lastName: edited(fields, ['last_name', 'lastName'], before.last_name),
    email: fields.get('email'),
    phone: edited(fields, ['phone', 'phone_no'], before.phone),
  };
  const form = new Form(new Map(Object.entries(input).map(([name, value]) => [name, value ?? ''])));
  const change: ProfileChange = {};
  if (input.firstName !== undefined)
    change.firstName = unchanged(input.firstName, before.first_name) ?? form.text('firstName', firstName);
  if (input.lastName !== undefined)
    change.lastName = unchanged(input.lastName, before.last_name) ?? form.text('lastName', lastName);
  if (input.email !== undefined) change.email = normaliseEmail(form.text('email', email));
  // A customer without a phone number needn't add one to change something else.
  if (input.phone !== undefined) change.phone = form.text('phone', before.phone === '' ? optionalPhone : phone);
  if (address !== undefined) change.address = address === null ? null : readAddress(address, form.errors);
  return form.valid(change);
}
