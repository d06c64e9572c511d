import * as z from 'zod/mini';
import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { consent, listedName, requiredLine, requiredText } from './fields.ts';
import { defineForm } from './form.ts';

const limit = TEXT_LIMITS.description;

/** IMM-06. All fields are required; the phone number can have any format (C-57). */
export const immediateRequestForm = defineForm(
  {
    immediateServiceName: listedName(fieldMessages.immediateService, TEXT_LIMITS.immediateService),
    issueDetails: requiredText(fieldMessages.immediateDetails, limit),
    issueDescription: requiredText(fieldMessages.immediateDescription, limit),
    // Whatever finds someone at the roadside: an address, a road, a junction, a landmark,
    // what3words, coordinates or a map's link. Only the team gets it, with the description.
    location: requiredLine(fieldMessages.immediateLocation, limit),
    phone: requiredLine(fieldMessages.immediatePhone, limit),
    contactPreference: z.enum(['CALL', 'TEXT'], fieldMessages.contactPreference),
  },
  { immediateServiceName: 'serviceType', phone: 'phoneNumber' },
);

/** With the consent of someone without an account, which isn't sent. */
export const immediateRequestSchema = z.extend(immediateRequestForm.schema, {
  declaration: consent(fieldMessages.immediateDeclaration),
});
