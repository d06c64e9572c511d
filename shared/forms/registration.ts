import * as z from 'zod/mini';
import { codeEmail } from './fields.ts';
import { defineForm } from './form.ts';
import { newPassword } from './passwords.ts';
import { personFields } from './person.ts';

/** REG-05..07. */
export const registrationForm = defineForm(
  { ...personFields, email: codeEmail, password: newPassword },
  { phone: 'phoneNumber' },
);

/** Where a code is sent (AUTH-14, REG-22). */
export const codeEmailSchema = z.object({ email: codeEmail });
