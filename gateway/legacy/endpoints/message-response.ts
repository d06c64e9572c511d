import type { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { text } from '../wire/scalars.ts';

/** The response of a write that only needs its message; null when unreadable. */
export const messageResponse = wireObject({ message: text.catch(null) });
export type MessageResponse = z.output<typeof messageResponse>;
