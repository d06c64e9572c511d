import type { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { text } from '../wire/scalars.ts';

/**
 * An act's answer of which only the words are used. Words that cannot be read do not undo what was
 * done.
 */
export const messageResponse = wireObject({ message: text.catch(null) });
export type MessageResponse = z.output<typeof messageResponse>;
