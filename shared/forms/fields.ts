import * as z from 'zod/mini';
import { cleanEmail, isEmail } from '../email.ts';
import { fieldMessages, tooLongMessage } from '../field-messages.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { normaliseLine, normaliseText, plainText, unusableCharacterMessage } from '../plain-text.ts';
import { PHONE_INVALID, parsePhone } from '../uk/phone.ts';
import { hasWebAddress, isUnsafeName } from '../web-address.ts';

/*
 * The kinds of fields: how what was typed is cleaned, what it may be, and what is said otherwise.
 * Each reports one error. Optional ones are empty if they are missing.
 */

/** A further rule of a text, which isn't looked at while it is empty. */
export const rule = (isValid: (text: string) => boolean, message: string | ((issue: { input?: unknown }) => string)) =>
  z.refine<string>((text) => text === '' || isValid(text), { error: message, abort: true });

export const withoutWebAddress = rule((text) => !hasWebAddress(text), fieldMessages.webAddress);

/** Refuses the pattern's characters, and says where the first one is. */
const withoutCharacters = (pattern?: RegExp) =>
  rule(
    (text) => unusableCharacterMessage(text, pattern) === undefined,
    ({ input }) => unusableCharacterMessage(String(input), pattern) ?? '',
  );

const usable = withoutCharacters();

type Clean = (typed: string) => string;

const atMost = (
  limit: number,
  error = ({ input }: { input: unknown }) => tooLongMessage(String(input).length, limit),
) => z.maxLength(limit, { error, abort: true });

const checks = (clean: Clean, limit: number) => [z.overwrite(clean), atMost(limit), usable] as const;

/** A text that must not be empty, as `clean` leaves it. */
export const required = (clean: Clean, empty: string, limit: number) =>
  z.string().check(z.overwrite(clean), z.minLength(1, { error: empty, abort: true }), ...checks(clean, limit));

/** A text that may be missing. Not a pipe: every page with a form would load what makes it one. */
export const optional = (clean: Clean, limit: number) =>
  z._default(
    z
      .custom<string>((typed) => typed === null || typeof typed === 'string')
      .check(
        z.overwrite((typed: string | null) => typed ?? ''),
        ...checks(clean, limit),
      ),
    '',
  );

/** A line of text, in which white space of any kind becomes single spaces. */
export const requiredLine = (empty: string, limit: number) => required(normaliseLine, empty, limit);
export const optionalLine = (limit: number) => optional(normaliseLine, limit);

/** A text of several lines. */
export const requiredText = (empty: string, limit: number) => required(normaliseText, empty, limit);
export const optionalText = (limit: number) => optional(normaliseText, limit);

/** Line breaks, tabs and bidirectional controls. */
const NOT_IN_NAMES = /[\n\t\u202a-\u202e\u2066-\u2069]/;

/** A name that the host has given, which finds what it names only if it is unchanged. */
export const listedName = (empty: string, limit: number) =>
  required((name) => name.trim(), empty, limit).check(withoutCharacters(NOT_IN_NAMES));

/** The id of what was chosen. */
export const chosenId = (message: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: message, abort: true }),
    atMost(TEXT_LIMITS.id, () => message),
  );

/** A line without web addresses. */
export const requiredAddress = (empty: string, limit: number) => requiredLine(empty, limit).check(withoutWebAddress);
export const optionalAddress = (limit: number) => optionalLine(limit).check(withoutWebAddress);

export const personName = (empty: string) =>
  requiredLine(empty, TEXT_LIMITS.name).check(rule((name) => !isUnsafeName(name), fieldMessages.unsafeName));

/** An email address. Its messages differ from page to page (C-92). */
export const email = (empty: string = fieldMessages.email, invalid: string = fieldMessages.emailInvalid) =>
  z.string().check(
    z.overwrite(cleanEmail),
    z.minLength(1, { error: empty, abort: true }),
    usable,
    atMost(TEXT_LIMITS.email, () => invalid),
    rule(isEmail, invalid),
  );

/** Of someone who is sent a code. */
export const codeEmail = email(fieldMessages.emailInvalid);

const phoneChecks = [
  rule((typed) => parsePhone(typed) !== null, PHONE_INVALID),
  z.overwrite<string>((typed) => parsePhone(typed) ?? typed),
] as const;

/** A UK phone number, as forms show it behind the fixed +44 (C-57). */
export const phone = required(plainText, fieldMessages.phone, TEXT_LIMITS.phone).check(...phoneChecks);
export const optionalPhone = optional(plainText, TEXT_LIMITS.phone).check(...phoneChecks);

/** A whole number, given as one or as digits that match the pattern. */
export const typedNumber = (pattern: RegExp, isValid: (given: number) => boolean, error: string | (() => string)) => {
  const numberOf = (given: unknown) => Number(plainText(String(given)));
  const isNumber = (given: unknown) => pattern.test(plainText(String(given))) && isValid(numberOf(given));
  return z.custom<number>(isNumber, { error, abort: true }).check(z.overwrite(numberOf));
};

/** Forms without types send a yes as a text (C-10). */
const isYes = (given: unknown) => ['true', '1', 'on'].includes(String(given).trim().toLowerCase());

export const flag = z._default(z.custom<boolean>(() => true).check(z.overwrite(isYes)), false);

/** A box that must be ticked. */
export const consent = (message: string) =>
  z.custom<boolean>(isYes, { error: message, params: { isMissing: true } }).check(z.overwrite(isYes));

/** A choice that must be made; null means none. */
export const requiredChoice = (message: string) => z.custom((value) => value !== null, message);
