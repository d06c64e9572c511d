import { z } from 'zod';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';

const ID_MESSAGE = "This isn't one of the options.";

/** An id from an earlier response. */
export const idText = z
  .string()
  .trim()
  .min(1, ID_MESSAGE)
  .max(MAX_ID_LENGTH, ID_MESSAGE)
  .regex(/^\P{Cc}*$/u, ID_MESSAGE);

export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/, 'The key must have 16 to 64 letters, digits and hyphens.');
