import { z } from 'zod';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { parsePhone } from '#shared/uk/phone.ts';
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

/** Without line breaks, since a script may write it into the headers of an email (DATA-07). */
const ONE_LINE = /^\P{Cc}*$/u;
const MULTILINE = /^[\P{Cc}\t\r\n]*$/u;

const tooLong = (name: string, length: number, max: number) =>
  `${name} must not be longer than ${formatCount(max)} characters: it has ${formatCount(length - max)} too many.`;
const formatCount = (count: number) => count.toLocaleString('en-GB');

/** `name` starts the messages about length and characters. */
const text = (name: string, max: number, characters: RegExp) =>
  z
    .string()
    .trim()
    .max(max, { error: ({ input }) => tooLong(name, String(input).length, max) })
    .regex(
      characters,
      `${name} must not contain ${characters === ONE_LINE ? 'line breaks or ' : ''}control characters.`,
    );

const orEmpty = (schema: ReturnType<typeof text>) => schema.nullish().transform((input) => input ?? '');

/** A required line of text; `empty` is the message if it is missing. */
export const requiredLine = (empty: string, name: string, max: number) => text(name, max, ONE_LINE).min(1, empty);

/** An optional line of text; empty if it is missing. */
export const optionalLine = (name: string, max: number) => orEmpty(text(name, max, ONE_LINE));

/** Like `requiredLine`, with several lines. */
export const requiredText = (empty: string, name: string, max: number) => text(name, max, MULTILINE).min(1, empty);

/** Like `optionalLine`, with several lines. */
export const optionalText = (name: string, max: number) => orEmpty(text(name, max, MULTILINE));

/** An email address. Its messages differ from page to page (C-92). */
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

/** A UK phone number, formatted as forms show it behind the fixed +44 (C-57). */
export const ukPhone = requiredLine(fieldMessages.phone, 'The phone number', TEXT_LIMITS.phone).transform(
  (input, context) => {
    const phone = parsePhone(input);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: fieldMessages.phoneInvalid });
    return z.NEVER;
  },
);
