import { z } from 'zod';
import { emailAddress, firstName, lastName, optionalWords, ukPhone } from '../input/text-fields.ts';
import { postcode } from '../postcode.ts';

/** In the words of the script (ENT-26). */
const address = z
  .object({
    street: optionalWords('The street', 120),
    street2: optionalWords('The second line', 120),
    city: optionalWords('The town or city', 80),
    county: optionalWords('The county', 80),
    postcode,
    country: optionalWords('The country', 60),
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
