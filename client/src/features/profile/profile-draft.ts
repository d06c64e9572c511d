import * as z from 'zod/mini';
import { sentCodeSchema } from '~/features/codes/sent-code.ts';
import type { ProfileDetailsFragment, UpdateProfileInput } from '~/graphql/generated/graphql.ts';
import { createKeptStore } from '~/lib/kept-store.ts';
import { formatUkPhone, isUkPhone } from '~/lib/uk-phone.ts';
import { isPostcode } from '~/lib/uk-postcode.ts';

const addressFields = ['street', 'street2', 'city', 'county', 'postcode', 'country'] as const;

const valuesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  street2: z.string(),
  city: z.string(),
  county: z.string(),
  postcode: z.string(),
  country: z.string(),
});

/** The personal details while they are changed. */
export type ProfileValues = z.infer<typeof valuesSchema>;

const draftSchema = z.object({
  /** Whose they are; another customer's are left alone. */
  customerId: z.string(),
  /** As they were when the change began: what somebody else has changed since, in another tab, is not taken back. */
  before: z.nullable(valuesSchema),
  values: z.nullable(valuesSchema),
  verifiedEmail: z.nullable(z.string()),
  /** The code that is on its way to a new address, so that the page can be left to look for it. */
  sentCode: z.nullable(sentCodeSchema),
});

/** What is typed stays while the tab is open, until it is saved or cancelled. */
export const profileDraft = createKeptStore('profile-draft', draftSchema, {
  customerId: '',
  before: null,
  values: null,
  verifiedEmail: null,
  sentCode: null,
});

export const profileFieldId = (field: keyof ProfileValues) => `profile-${field}`;

export function valuesOf({ firstName, lastName, email, phone, address }: ProfileDetailsFragment): ProfileValues {
  return {
    firstName,
    lastName,
    email: email ?? '',
    phone: formatUkPhone(phone ?? ''),
    street: address?.street ?? '',
    street2: address?.street2 ?? '',
    city: address?.city ?? '',
    county: address?.county ?? '',
    postcode: address?.postcode ?? '',
    country: address?.country ?? '',
  };
}

/** What has become another. An address goes whole: a part that is left out would be cleared. */
export function changesOf(before: ProfileValues, after: ProfileValues): UpdateProfileInput {
  const differs = (field: keyof ProfileValues) => before[field].trim() !== after[field].trim();
  const { street, street2, city, county, postcode, country } = after;
  return {
    ...(differs('firstName') && { firstName: after.firstName.trim() }),
    ...(differs('lastName') && { lastName: after.lastName.trim() }),
    ...(before.email.toLowerCase() !== after.email.trim().toLowerCase() && { email: after.email.trim() }),
    ...(differs('phone') && { phone: after.phone }),
    ...(addressFields.some(differs) && { address: { street, street2, city, county, postcode, country } }),
  };
}

/** What is wrong with the details, but for the address of e-mail. What was so before is not held against anybody. */
export function profileProblems(before: ProfileValues, after: ProfileValues) {
  const problems: { fieldId: string; message: string }[] = [];
  const say = (field: keyof ProfileValues, message: string) =>
    problems.push({ fieldId: profileFieldId(field), message });
  if (after.firstName.trim() === '') say('firstName', 'Please enter your first name.');
  if (after.lastName.trim() === '') say('lastName', 'Please enter your last name.');
  if (after.phone.trim() === '') {
    // Who has never given one need not do so for another change.
    if (before.phone !== '') say('phone', 'Please enter your phone number.');
  } else if (after.phone !== before.phone && !isUkPhone(after.phone))
    say('phone', 'Please enter a valid UK phone number.');
  if (after.postcode !== before.postcode && after.postcode.trim() !== '' && !isPostcode(after.postcode))
    say('postcode', 'Please enter a valid UK postcode.');
  return problems;
}
