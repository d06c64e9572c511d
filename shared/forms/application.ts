import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { optionalPostcode } from './codes.ts';
import { optionalAddress, optionalText, requiredAddress } from './fields.ts';
import { defineForm } from './form.ts';
import { personFields } from './person.ts';

/** Who applies (JOIN-07, JOIN-08). */
export const applicantForm = defineForm(
  { ...personFields, bio: optionalText(TEXT_LIMITS.bio) },
  { firstName: 'first_name', lastName: 'last_name', phone: 'phone_no' },
);

/** A workshop that isn't among the options (JOIN-27). */
export const customWorkshopForm = defineForm(
  {
    name: requiredAddress(fieldMessages.workshopName, TEXT_LIMITS.name),
    address: requiredAddress(fieldMessages.workshopAddress, TEXT_LIMITS.workshopAddress),
    city: optionalAddress(TEXT_LIMITS.address.city),
    county: optionalAddress(TEXT_LIMITS.address.county),
    postcode: optionalPostcode,
  },
  { county: 'state', postcode: 'postal_code' },
);
