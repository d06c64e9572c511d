import { fieldMessages } from '../field-messages.ts';
import { email } from './fields.ts';
import { defineForm } from './form.ts';
import { newPassword } from './passwords.ts';
import { personFields } from './person.ts';

/** REG-05..07. */
export const registrationForm = defineForm(
  { ...personFields, email: email(fieldMessages.emailInvalid), password: newPassword },
  { phone: 'phoneNumber' },
);
