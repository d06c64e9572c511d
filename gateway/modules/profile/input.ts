import { z } from 'zod';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { emailAddress, firstName, lastName, optionalLine, ukPhone } from '../input/text-fields.ts';
import { postcode } from '../postcode.ts';

/** In the words of the script (ENT-26). */
const address = z
  .object({
    street: optionalLine('The street', TEXT_LIMITS.address.street),
    street2: optionalLine('The second line', TEXT_LIMITS.address.street),
    city: optionalLine('The town or city', TEXT_LIMITS.address.city),
    county: optionalLine('The county', TEXT_LIMITS.address.county),
    postcode,
    country: optionalLine('The country', TEXT_LIMITS.address.country),
  })
  .transform(({ county, postcode: zipCode, ...rest }) => ({ ...rest, state: county, zipCode }));

/** What is left out, or null, stays as it is. */
export const profileChanges = z.object({
  firstName: firstName.nullish(),
  lastName: lastName.nullish(),
  email: emailAddress().nullish(),
  phone: ukPhone.nullish(),
  address: address.nullish(),
});

export type ProfileChanges = z.output<typeof profileChanges>;
