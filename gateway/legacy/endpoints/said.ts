import { z } from 'zod';
import { text } from '../wire/scalars.ts';

/** An act's answer of which only the words are used. Words that cannot be read do not undo what was done. */
export const said = z.object({ message: text.catch(null) });
export type Said = z.output<typeof said>;
