import { isRefusalCode, type RefusalCode } from '#shared/refusal-codes.ts';
import { sentence } from './html-text.ts';
import { readFlag } from './scalars.ts';

/** A refusal by the host, as plain texts that can be shown. */
export interface Refusal {
  readonly status: number;
  /** When a retry makes sense, in seconds, where the response says so. */
  readonly retryAfterSeconds?: number | undefined;
  /** Null from a foreign host. */
  readonly code: RefusalCode | null;
  readonly error: string | null;
  readonly message: string | null;
  readonly errors: readonly RefusalError[];
}

export interface RefusalError {
  readonly message: string;
  /** The script's name of the field that it is about; null if the host doesn't say. */
  readonly field: string | null;
}

/**
 * What counts as a success. 'required': only `success: true` (DIR-14). 'not-false': also a response
 * without `success`. 'status': like 'not-false', and the body needn't be JSON, since only the HTTP
 * status is documented (PHP-35).
 */
export type SuccessRule = 'required' | 'not-false' | 'status';

/** The refusal in a JSON response; null for a success. A bare list is a success (DIR-15). */
export function refusalOf(body: object, status: number, rule: SuccessRule): Refusal | null {
  if (Array.isArray(body)) return null;
  return isSuccess(body, rule) ? null : refusalTexts(body, status);
}

/** C-26: the library of the contact form sends `response` and `errorMessage` instead. */
function isSuccess(body: object, rule: SuccessRule): boolean {
  if ('success' in body) return readFlag(body.success);
  return 'response' in body ? body.response === 'success' : rule !== 'required';
}

export function refusalTexts(body: object, status: number): Refusal {
  const { code, fields, error, errorMessage, message, errors }: Partial<Record<string, unknown>> = { ...body };
  return {
    status,
    code: isRefusalCode(code) ? code : null,
    error: sentence(error) ?? sentence(errorMessage),
    message: sentence(message),
    errors: listed(errors, Array.isArray(fields) ? fields : []),
  };
}

/** Whether it has a reason; a proxy's error page has none. */
export function hasReason({ error, message, errors }: Refusal): boolean {
  return error !== null || message !== null || errors.length > 0;
}

/** From a list, with the fields in another list, or from an object with the fields as keys. */
function listed(errors: unknown, fields: readonly unknown[]): RefusalError[] {
  const isObject = typeof errors === 'object' && errors !== null;
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(errors)
    ? errors.map((value, index) => [fields[index], value])
    : isObject
      ? Object.entries(errors)
      : [[fields[0], errors]];
  return entries
    .flatMap(([name, value]) => [value].flat().map((text) => [name, text] as const))
    .slice(0, 20)
    .flatMap(([name, text]) => {
      const message = sentence(text);
      return message === null ? [] : { message, field: typeof name === 'string' ? name : null };
    });
}

/** What a refusal is about: a legacy host sends English text instead of a code (decision 0016). */
interface Meaning {
  readonly code: RefusalCode;
  /** The script's field that it is about, if the code doesn't say. */
  readonly field?: string;
  readonly pattern: RegExp;
}

const MEANINGS = {
  unverifiedEmail: { code: 'UNVERIFIED_EMAIL', pattern: /\bverify your (?:new )?e-?mail\b/i },
  /** A log-in has another wording too (C-90). */
  unverifiedLogin: {
    code: 'UNVERIFIED_EMAIL',
    pattern: /\be-?mail\b.*\bnot\b.*\bverified\b|\bverify your e-?mail\b/i,
  },
  slotTaken: { code: 'SLOT_TAKEN', pattern: /\btaken\b(?! place)|\bno longer (?:available|free)\b/i },
  keyReused: { code: 'KEY_REUSED', pattern: /\bsent before with other details\b/i },
  wrongPassword: {
    code: 'WRONG_PASSWORD',
    pattern: /\bcurrent password\b.*\b(?:incorrect|wrong|invalid|not (?:correct|right|match)|isn['’]t)\b/i,
  },
  newPassword: { code: 'INVALID', field: 'password', pattern: /^(?:(?:your|this|the) )?(?:new )?password\b/i },
} as const satisfies Record<string, Meaning>;

export type MeaningName = keyof typeof MEANINGS;

/** The first of the meanings that a legacy host's sentence has; null if it has none of them. */
export function meaningOf(sentence: string, names: readonly MeaningName[]): Meaning | null {
  const name = names.find((candidate) => MEANINGS[candidate].pattern.test(sentence));
  return name ? MEANINGS[name] : null;
}
