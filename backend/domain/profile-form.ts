import type { Address } from '../store/addresses.ts';
import { isEmail, longestEmail, normaliseEmail } from './contact.ts';
import { Form } from './form.ts';
import type { Fields } from './identity.ts';
import { Refusal } from './refusal.ts';
import { tidyUkPhone, tidyUkPostcode } from './uk-inputs.ts';

/** What a customer may change; what is undefined stays as it is. */
export interface ProfileChange {
  firstName?: string;
  lastName?: string;
  /** In lower case. */
  email?: string;
  phone?: string;
  /** Null: there is to be none. */
  address?: Address | null;
}

/**
 * A field that may be there in two spellings. A page that edits one sends the other as it was, so
 * that the one that differs from what is stored counts.
 */
function edited(fields: Fields, names: readonly string[], before: string): string | undefined {
  const values = names.map((name) => fields.get(name)).filter((value) => value !== undefined);
  return values.find((value) => value !== before) ?? values[0];
}

function readAddress(fields: Fields, errors: string[]): Address | null {
  const form = new Form(fields);
  const address = {
    street: form.line('street', { label: 'street', longest: 120 }),
    street2: form.line('street2', { label: 'second address line', longest: 120 }),
    city: form.line('city', { label: 'town or city', longest: 80 }),
    state: form.line('state', { label: 'county', longest: 80 }),
    zip_code: form.code('zipCode', { label: 'postcode', longest: 12 }),
    country: form.line('country', { label: 'country', longest: 60 }),
  };
  if (Object.values(address).every((part) => part === '')) return null;
  const postcode = tidyUkPostcode(address.zip_code);
  if (address.zip_code !== '' && postcode === null) form.errors.push('Please enter a valid UK postcode.');
  errors.push(...form.errors);
  return { ...address, zip_code: postcode ?? '' };
}

/**
 * Reads the profile as the dashboard sends it, in either spelling; whatever else is in it changes nothing (RULE-07). `address` is undefined when it was not
 * sent. Throws a refusal with everything that is wrong.
 */
export function readProfile(
  fields: Fields,
  address: Fields | null | undefined,
  before: { first_name: string; last_name: string; phone: string },
): ProfileChange {
  const given = {
    firstName: edited(fields, ['first_name', 'firstName'], before.first_name),
    lastName: edited(fields, ['last_name', 'lastName'], before.last_name),
    email: fields.get('email'),
    phone: edited(fields, ['phone', 'phone_no'], before.phone),
  };
  const form = new Form(new Map(Object.entries(given).map(([name, value]) => [name, value ?? ''])));
  const change: ProfileChange = {};
  const line = (name: string, label: string, longest: number) =>
    form.line(name, { label, longest, required: `Please give your ${label}.` });
  if (given.firstName !== undefined) change.firstName = line('firstName', 'first name', 100);
  if (given.lastName !== undefined) change.lastName = line('lastName', 'last name', 100);
  if (given.email !== undefined) {
    change.email = normaliseEmail(form.line('email', { label: 'email address', longest: longestEmail }));
    if (!isEmail(change.email)) form.errors.push('Please enter a valid email address');
  }
  if (given.phone !== undefined) {
    // Who has never given one need not do so to change something else.
    const required = before.phone === '' ? undefined : 'Please give your phone number.';
    const text = form.code('phone', { label: 'phone number', longest: 30, required });
    const phone = tidyUkPhone(text);
    if (text !== '' && phone === null) form.errors.push('Please enter a valid UK phone number.');
    change.phone = phone ?? '';
  }
  if (address !== undefined) change.address = address === null ? null : readAddress(address, form.errors);
  if (form.errors.length > 0) throw new Refusal('invalid', form.errors);
  return change;
}
