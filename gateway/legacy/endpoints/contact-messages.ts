import { z } from 'zod';
import { formWrite, messageResponse } from './endpoint.ts';

/** PHP-12, ENT-30: sends a message to the team, encoded like an HTML form (C-26). */
export const submitContactMessage = formWrite({
  path: '/php/contact-form.php',
  credentials: 'never',
  request: z.object({ name: z.string(), email: z.string(), message: z.string() }),
  response: messageResponse,
});
