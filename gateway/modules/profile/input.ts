import { z } from 'zod';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { postcode } from '../input/postcode.ts';
import { emailAddress, firstName, lastName, optionalAddress, ukPhone } from '../input/text-fields.ts';

/** With the field names of the script (ENT-26). */
const address = z
  .object({
    street: optionalAddress('The street', TEXT_LIMITS.address.street),
    street2: optionalAddress('The second line', TEXT_LIMITS.address.street),
    city: optionalAddress('The town or city', TEXT_LIMITS.address.city),
    county: optionalAddress('The county', TEXT_LIMITS.address.county),
    postcode,
    country: optionalAddress('The country', TEXT_LIMITS.address.country),
  })
  .transform(({ county, postcode: zipCode, ...rest }) => ({ ...rest, state: county, zipCode }));

/** Fields that are missing or null stay as they are. */
export const profileChanges = z.object({
  firstName: firstName.nullish(),
  lastName: lastName.nullish(),
  email: emailAddress().nullish(),
  phone: ukPhone.nullish(),
  address: address.nullish(),
});

export type ProfileChanges = z.output<typeof profileChanges>;
