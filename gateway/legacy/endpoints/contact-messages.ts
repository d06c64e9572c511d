import { z } from 'zod';
import { type FormWrite, WRITE_TIMEOUT_MS } from './endpoint.ts';
import { type MessageResponse, messageResponse } from './message-response.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** PHP-12, ENT-30: sends a message to the team, encoded like an HTML form (C-26). */
export const submitContactMessage: FormWrite<ContactMessage, MessageResponse> = {
  kind: 'form-write',
  path: '/php/contact-form.php',
  success: 'required',
  credentials: 'never',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.object({ name: z.string(), email: z.string(), message: z.string() }),
  response: messageResponse,
};
