import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { formatPhone, isPhone } from '#shared/uk/phone.ts';
import { isPostcode } from '#shared/uk/postcode.ts';
import { hasWebAddress, isUnsafeName } from '#shared/web-address.ts';
import { sentCodeSchema } from '~/features/codes/sent-code.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { ProfileDetailsFragment, UpdateProfileInput } from '~/graphql/generated/graphql.ts';
import { nullable } from '~/lib/schema-fields.ts';

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

/** The personal details in the form. */
export type ProfileValues = z.infer<typeof valuesSchema>;

const draftSchema = z.object({
  /** The details when editing began, so that later changes in other tabs aren't overwritten. */
  original: nullable(valuesSchema),
  /** Null while nothing is being edited. */
  values: nullable(valuesSchema),
  verifiedEmail: nullable(z.string()),
  /** The code sent to a new address, so that the page can be left to look for the email. */
  sentCode: nullable(sentCodeSchema),
});

export const profileDraft = defineDraft({
  name: 'profile',
  owner: 'customer',
  schema: draftSchema,
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

/** What has changed. Addresses are sent whole, because the server clears missing parts. */
export function profileChanges(original: ProfileValues, values: ProfileValues): UpdateProfileInput {
  const hasChanged = (field: keyof ProfileValues) => original[field].trim() !== values[field].trim();
  const { street, street2, city, county, postcode, country } = values;
  return {
    ...(hasChanged('firstName') && { firstName: values.firstName.trim() }),
    ...(hasChanged('lastName') && { lastName: values.lastName.trim() }),
    ...(original.email.toLowerCase() !== values.email.trim().toLowerCase() && { email: values.email.trim() }),
    ...(hasChanged('phone') && { phone: values.phone }),
    ...(addressFields.some(hasChanged) && { address: { street, street2, city, county, postcode, country } }),
  };
}

/** The form's errors, except for the email. An old phone or postcode is not validated again. */
export function profileErrors(original: ProfileValues, values: ProfileValues): FormError[] {
  const errors: FormError[] = [];
  const addError = (part: keyof ProfileValues, message: string) =>
    errors.push({ fieldId: fieldIdOf(FORM_ID, part), message });
  if (values.firstName.trim() === '') addError('firstName', fieldMessages.firstName);
  if (values.lastName.trim() === '') addError('lastName', fieldMessages.lastName);
  for (const name of ['firstName', 'lastName'] as const)
    if (values[name] !== original[name] && isUnsafeName(values[name])) addError(name, fieldMessages.unsafeName);
  const changed = addressFields.filter((part) => values[part] !== original[part] && hasWebAddress(values[part]));
  for (const part of changed) addError(part, fieldMessages.webAddress);
  if (values.phone.trim() === '') {
    // A customer without a number can change other details without adding one.
    if (original.phone !== '') addError('phone', fieldMessages.phone);
  } else if (values.phone !== original.phone && !isPhone(values.phone)) addError('phone', fieldMessages.phoneInvalid);
  if (values.postcode !== original.postcode && values.postcode.trim() !== '' && !isPostcode(values.postcode))
    addError('postcode', fieldMessages.postcodeInvalid);
  return errors;
}
