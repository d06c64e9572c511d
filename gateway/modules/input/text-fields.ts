import { z } from 'zod';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { parsePhone } from '#shared/uk/phone.ts';
import { hasWebAddress, isUnsafeName } from '#shared/web-address.ts';
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

/** A person's name. */
export const personName = (empty: string, name: string) =>
  requiredLine(empty, name, TEXT_LIMITS.name).refine(
    (typed) => !ONE_LINE.test(typed) || !isUnsafeName(typed),
    fieldMessages.unsafeName,
  );

const withoutWebAddress = [
  (typed: string) => !ONE_LINE.test(typed) || !hasWebAddress(typed),
  fieldMessages.webAddress,
] as const;

/** Like `requiredLine`, without web addresses. */
export const requiredAddress = (empty: string, name: string, max: number) =>
  requiredLine(empty, name, max).refine(...withoutWebAddress);

/** Like `optionalLine`, without web addresses. */
export const optionalAddress = (name: string, max: number) =>
  orEmpty(text(name, max, ONE_LINE).refine(...withoutWebAddress));

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

export const firstName = personName(fieldMessages.firstName, 'The first name');
export const lastName = personName(fieldMessages.lastName, 'The last name');

/** A UK phone number, formatted as forms show it behind the fixed +44 (C-57). */
export const ukPhone = requiredLine(fieldMessages.phone, 'The phone number', TEXT_LIMITS.phone).transform(
  (input, context) => {
    const phone = parsePhone(input);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: fieldMessages.phoneInvalid });
    return z.NEVER;
  },
);
