import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { optionalPostcode } from './codes.ts';
import { email, optionalAddress } from './fields.ts';
import { defineForm } from './form.ts';
import { personFields } from './person.ts';

const limits = TEXT_LIMITS.address;

/** The address of a customer (ENT-26). */
export const addressForm = defineForm(
  {
    street: optionalAddress(limits.street),
    street2: optionalAddress(limits.street),
    city: optionalAddress(limits.city),
    county: optionalAddress(limits.county),
    postcode: optionalPostcode,
    country: optionalAddress(limits.country),
  },
  { county: 'state', postcode: 'zipCode' },
);

/** What a customer may change (PROF-03..14). */
export const profileForm = defineForm({
  ...personFields,
  email: email(fieldMessages.profileEmailInvalid, fieldMessages.profileEmailInvalid),
});
