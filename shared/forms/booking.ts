import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { optionalVisitAddress } from './codes.ts';
import { consent, optionalText, requiredText } from './fields.ts';
import { defineForm } from './form.ts';
import { personFields } from './person.ts';

/** What every booking says about the work. */
export const jobForm = defineForm(
  {
    itemDetails: optionalText(TEXT_LIMITS.itemDetails),
    issueDescription: requiredText(fieldMessages.issueDescription, TEXT_LIMITS.description),
    address: optionalVisitAddress,
  },
  { itemDetails: 'vehicleDetails', issueDescription: 'appointmentDetails', address: 'customAddress' },
);

/** Who a guest is (BOOK-32). */
export const guestForm = defineForm(
  { ...personFields, declarationAccepted: consent(fieldMessages.bookingDeclaration) },
  { declarationAccepted: 'declaration' },
);
