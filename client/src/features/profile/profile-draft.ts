import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { formatPhone, isPhone } from '#shared/uk/phone.ts';
import { isPostcode } from '#shared/uk/postcode.ts';
import { sentCodeSchema } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { ProfileDetailsFragment, UpdateProfileInput } from '~/graphql/generated/graphql.ts';

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
  /**
   * As they were when the change began: what somebody else has changed since, in another tab, is
   * not taken back.
   */
  before: z.nullable(valuesSchema),
  /** Null while nothing is being changed. */
  values: z.nullable(valuesSchema),
  verifiedEmail: z.nullable(z.string()),
  /** The code that is on its way to a new address, so that the page can be left to look for it. */
  sentCode: z.nullable(sentCodeSchema),
});

/** What is typed stays until it is saved or cancelled. */
export const profileDraft = defineDraft<z.infer<typeof draftSchema>>({
  name: 'profile',
  owner: 'customer',
  maxAgeMs: DAY_MS,
  schema: draftSchema,
  empty: { before: null, values: null, verifiedEmail: null, sentCode: null },
});

export const FORM_ID = 'profile';

export function valuesOf({ firstName, lastName, email, phone, address }: ProfileDetailsFragment): ProfileValues {
  return {
    firstName,
    lastName,
    email: email ?? '',
    phone: formatPhone(phone ?? ''),
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

/**
 * What is wrong with the details, but for the email. What was so before is not held against the
 * customer.
 */
export function profileErrors(before: ProfileValues, after: ProfileValues): FormError[] {
  const errors: FormError[] = [];
  const say = (part: keyof ProfileValues, message: string) =>
    errors.push({ fieldId: fieldIdOf(FORM_ID, part), message });
  if (after.firstName.trim() === '') say('firstName', fieldMessages.firstName);
  if (after.lastName.trim() === '') say('lastName', fieldMessages.lastName);
  if (after.phone.trim() === '') {
    // A customer without a number need not add one to change something else.
    if (before.phone !== '') say('phone', fieldMessages.phone);
  } else if (after.phone !== before.phone && !isPhone(after.phone)) say('phone', fieldMessages.phoneInvalid);
  if (after.postcode !== before.postcode && after.postcode.trim() !== '' && !isPostcode(after.postcode))
    say('postcode', fieldMessages.postcodeInvalid);
  return errors;
}
