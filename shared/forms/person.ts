import { fieldMessages } from '../field-messages.ts';
import { email, personName, phone } from './fields.ts';

/** Name and contact details, which several forms begin with. */
export const personFields = {
  firstName: personName(fieldMessages.firstName),
  lastName: personName(fieldMessages.lastName),
  email: email(),
  phone,
};
