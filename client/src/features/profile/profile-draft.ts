import { isSameEmail } from '#shared/email.ts';
import { formatPhone } from '#shared/uk/phone.ts';
import { sentCodeShape } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { lazyCheck } from '~/forms/lazy-check.ts';
import { type FormError, fieldIdOf, schemaValidator } from '~/forms/validation.ts';
import type { ProfileDetailsFragment, UpdateProfileInput } from '~/graphql/generated/graphql.ts';
import { nullable, object, string, type ValueOf } from '~/lib/shape.ts';

const addressFields = ['street', 'street2', 'city', 'county', 'postcode', 'country'] as const;

const valuesShape = object({
  firstName: string,
  lastName: string,
  email: string,
  phone: string,
  street: string,
  street2: string,
  city: string,
  county: string,
  postcode: string,
  country: string,
});

/** The personal details in the form. */
export type ProfileValues = ValueOf<typeof valuesShape>;

const draftShape = object({
  /** The details when editing began, so that later changes in other tabs aren't overwritten. */
  original: nullable(valuesShape),
  /** Null while nothing is being edited. */
  values: nullable(valuesShape),
  verifiedEmail: nullable(string),
  /** The code sent to a new address, so that the page can be left to look for the email. */
  sentCode: nullable(sentCodeShape),
});

export const profileDraft = defineDraft({
  name: 'profile',
  owner: 'customer',
  shape: draftShape,
});

export const FORM_ID = 'profile';

export function profileValues({ firstName, lastName, email, phone, address }: ProfileDetailsFragment): ProfileValues {
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

export const profileRules = lazyCheck(async () => {
  const { addressForm, profileForm } = await import('#shared/forms/profile.ts');
  return schemaValidator<ProfileValues>(FORM_ID, profileForm.schema, addressForm.schema);
});

/** What has changed. Addresses are sent whole, because the server clears missing parts. */
export function profileChanges(original: ProfileValues, values: ProfileValues): UpdateProfileInput {
  const clean = profileRules.clean(values);
  const hasChanged = (field: keyof ProfileValues) => original[field].trim() !== clean[field].trim();
  const { firstName, lastName, email, phone, street, street2, city, county, postcode, country } = clean;
  return {
    ...(hasChanged('firstName') && { firstName }),
    ...(hasChanged('lastName') && { lastName }),
    ...(!isSameEmail(original.email, email) && { email }),
    ...(hasChanged('phone') && { phone }),
    ...(addressFields.some(hasChanged) && { address: { street, street2, city, county, postcode, country } }),
  };
}

/**
 * The form's errors, except for the email. What is stored is not validated again: it may be older
 * than the rules, and a customer without a phone number needn't add one.
 */
export function profileErrors(original: ProfileValues, values: ProfileValues): FormError[] {
  const isStored = (part: keyof ProfileValues) =>
    values[part] === original[part] && (values[part] !== '' || part === 'phone');
  const parts = (Object.keys(values) as (keyof ProfileValues)[]).filter((part) => part !== 'email' && !isStored(part));
  const changed = parts.map((part) => fieldIdOf(FORM_ID, part));
  return profileRules(values).filter(({ fieldId }) => fieldId === undefined || changed.includes(fieldId));
}
