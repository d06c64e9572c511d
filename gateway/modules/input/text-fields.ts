import { z } from 'zod';
import product from '../../../product.json' with { type: 'json' };
import { nationalPhone } from '../phone.ts';

const ID_MESSAGE = 'This is not one of the choices.';

/** An id that the graph gave. */
export const idText = z
  .string()
  .trim()
  .min(1, ID_MESSAGE)
  .max(64, ID_MESSAGE)
  .regex(/^\P{Cc}*$/u, ID_MESSAGE);

export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/, 'The key must have 16 to 64 letters, digits and hyphens.');

/** A line that a script puts into the head of a mail must not be able to begin another (DATA-07). */
const ONE_LINE = /^\P{Cc}*$/u;
const LINES = /^[\P{Cc}\t\r\n]*$/u;

/** How long a text about a problem may be, in characters. */
export const LONGEST_DESCRIPTION = product.longestDescription;

const tooLong = (name: string, length: number, max: number) =>
  `${name} must not be longer than ${inDigits(max)} characters: it has ${inDigits(length - max)} too many.`;
const inDigits = (count: number) => count.toLocaleString('en-GB');

/** `name` begins the sentences about its length and its characters. */
const text = (name: string, max: number, characters: RegExp) =>
  z
    .string()
    .trim()
    .max(max, { error: ({ input }) => tooLong(name, String(input).length, max) })
    .regex(
      characters,
      `${name} must not contain ${characters === ONE_LINE ? 'line breaks or ' : ''}control characters.`,
    );

const orEmpty = (schema: ReturnType<typeof text>) => schema.nullish().transform((given) => given ?? '');

/** A line of text that must be there. */
export const requiredLine = (empty: string, name: string, max: number) => text(name, max, ONE_LINE).min(1, empty);

/** A line of text that may be missing, which is then empty. */
export const optionalLine = (name: string, max: number) => orEmpty(text(name, max, ONE_LINE));

/** As `words`, of several lines. */
export const requiredText = (empty: string, name: string, max: number) => text(name, max, LINES).min(1, empty);

/** As `optionalLine`, of several lines. */
export const optionalText = (name: string, max: number) => orEmpty(text(name, max, LINES));

export const INVALID_EMAIL = 'Please enter a valid email address.';

/** An e-mail address, in the words of the page that asks for it (C-92). */
export const emailAddress = (empty = INVALID_EMAIL, invalid = INVALID_EMAIL) =>
  z.string().trim().min(1, empty).max(254, invalid).pipe(z.email(invalid));

export const firstName = requiredLine('Please enter your first name.', 'The first name', 100);
export const lastName = requiredLine('Please enter your last name.', 'The last name', 100);

/** A telephone number in the UK, as the forms show it behind the fixed +44 (C-57). */
export const ukPhone = requiredLine('Please enter your phone number.', 'The phone number', 30).transform(
  (given, context) => {
    const national = nationalPhone(given);
    if (national !== null) return national;
    context.addIssue({ code: 'custom', message: 'Please enter a valid UK phone number.' });
    return z.NEVER;
  },
);
