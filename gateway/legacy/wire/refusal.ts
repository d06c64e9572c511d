import { sentence } from './html-text.ts';
import { type RefusalCode, readRefusalCode } from './refusal-code.ts';
import { readFlag } from './scalars.ts';

/** What the legacy side says when it does not do what was asked, as plain texts fit to show. */
export interface Refusal {
  /** HTTP status of the answer. */
  readonly status: number;
  /** Seconds after which another try makes sense, where the answer names them. */
  readonly retryAfterSeconds?: number | undefined;
  /** Null from a foreign host. */
  readonly code: RefusalCode | null;
  /** The field of the request that the code is about, where it names one. */
  readonly field: string | null;
  readonly error: string | null;
  readonly message: string | null;
  readonly errors: readonly string[];
}

/**
 * 'required': an object without `success` refuses too (DIR-14). 'not-false': only a `success` that
 * is there and false does. 'status': as 'not-false', and the body need not even be JSON: of the
 * answer only the HTTP status is documented (PHP-35).
 */
export type SuccessRule = 'required' | 'not-false' | 'status';

/**
 * The refusal in a whole JSON answer, or null when it is none. A bare list never refuses (DIR-15).
 */
export function refusalOf(body: object, status: number, rule: SuccessRule): Refusal | null {
  if (Array.isArray(body)) return null;
  return isSuccess(body, rule) ? null : refusalTexts(body, status);
}

/**
 * C-26: the library that contact forms are made with says `response` and `errorMessage` instead.
 */
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

/** Whether it gives a reason. A page of a proxy's own says nothing of the kind. */
export function isSaid({ error, message, errors }: Refusal): boolean {
  return error !== null || message !== null || errors.length > 0;
}

function listed(errors: unknown): string[] {
  const values = typeof errors === 'object' && errors !== null ? Object.values(errors) : [errors];
  return values
    .flat()
    .slice(0, 20)
    .flatMap((value) => sentence(value) ?? []);
}
