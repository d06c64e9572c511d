import type { RefusalCode } from '#shared/refusal-codes.ts';
import { sentence } from './html-text.ts';
import { readRefusalCode } from './refusal-code.ts';
import { readFlag } from './scalars.ts';

/** A refusal by the host, as plain texts that can be shown. */
export interface Refusal {
  /** HTTP status of the response. */
  readonly status: number;
  /** When a retry makes sense, in seconds, where the response says so. */
  readonly retryAfterSeconds?: number | undefined;
  /** Null from a foreign host. */
  readonly code: RefusalCode | null;
  /** The request's field that the code is about, if it names one. */
  readonly field: string | null;
  readonly error: string | null;
  readonly message: string | null;
  readonly errors: readonly string[];
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
  const { code, field, error, errorMessage, message, errors }: Partial<Record<string, unknown>> = { ...body };
  return {
    status,
    code: readRefusalCode(code),
    field: typeof field === 'string' ? field : null,
    error: sentence(error) ?? sentence(errorMessage),
    message: sentence(message),
    errors: listed(errors),
  };
}

/** Whether it has a reason; a proxy's error page has none. */
export function hasReason({ error, message, errors }: Refusal): boolean {
  return error !== null || message !== null || errors.length > 0;
}

function listed(errors: unknown): string[] {
  const values = typeof errors === 'object' && errors !== null ? Object.values(errors) : [errors];
  return values
    .flat()
    .slice(0, 20)
    .flatMap((value) => sentence(value) ?? []);
}
