import { z } from 'zod';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { parsePhone } from '#shared/uk/phone.ts';

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

/**
 * A line that a script puts into the head of a mail must not be able to begin another (DATA-07).
 */
const ONE_LINE = /^\P{Cc}*$/u;
const LINES = /^[\P{Cc}\t\r\n]*$/u;

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

/** An email address, with the messages of the page that asks for it (C-92). */
export const emailAddress = (
  empty: string = fieldMessages.emailInvalid,
  invalid: string = fieldMessages.emailInvalid,
) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(TEXT_LIMITS.email, invalid)
    .pipe(z.string().refine((typed) => isEmail(typed), invalid));

export const firstName = requiredLine(fieldMessages.firstName, 'The first name', TEXT_LIMITS.name);
export const lastName = requiredLine(fieldMessages.lastName, 'The last name', TEXT_LIMITS.name);

/** A UK telephone number, as the forms show it behind the fixed +44 (C-57). */
export const ukPhone = requiredLine(fieldMessages.phone, 'The phone number', TEXT_LIMITS.phone).transform(
  (input, context) => {
    const phone = parsePhone(input);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: fieldMessages.phoneInvalid });
    return z.NEVER;
  },
);
