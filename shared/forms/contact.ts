import { fieldMessages } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { email, personName, requiredText } from './fields.ts';
import { defineForm } from './form.ts';

/** INFO-20. */
export const contactForm = defineForm({
  name: personName(fieldMessages.name),
  email: email(),
  message: requiredText(fieldMessages.message, TEXT_LIMITS.contactMessage),
});
