import { z } from 'zod';
import { emailAddress, firstName, lastName, optionalLine, ukPhone } from '../input/text-fields.ts';
import { postcode } from '../postcode.ts';

/** In the words of the script (ENT-26). */
const address = z
  .object({
    street: optionalLine('The street', 120),
    street2: optionalLine('The second line', 120),
    city: optionalLine('The town or city', 80),
    county: optionalLine('The county', 80),
    postcode,
    country: optionalLine('The country', 60),
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
