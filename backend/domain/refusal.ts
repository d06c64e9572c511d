import type { RefusalCode } from '#shared/refusal-codes.ts';

export type RefusalKind =
  /** Something in the request is missing or wrong. */
  | 'invalid'
  /** The sender has to log in (again). */
  | 'no-session'
  /** The customer has nothing with this id; another customer may. */
  | 'not-found'
  /** Someone else has it, or it has been done before. */
  | 'taken'
  /** A code or a token that can't be used any more. */
  | 'expired'
  /** The Idempotency-Key belongs to another request. */
  | 'key-reused'
  | 'too-large'
  | 'not-an-image'
  /** Too often; retry later. */
  | 'limited'
  /** The machine is at its limit; retry soon. */
  | 'busy';

/** A code that says more than the kind. */
export type RefusalReason = Extract<RefusalCode, 'TIME_TAKEN' | 'UNVERIFIED_EMAIL' | 'WRONG_CODE'>;

interface RefusalDetails {
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
  reason?: RefusalReason;
  /** The field of the request that all errors are about. */
  field?: string;
}

/** A request that can't be granted, in sentences for the customer. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly errors: string[];
  /** Seconds; null when unknown. */
  readonly retryAfter: number | null;
  readonly reason: RefusalReason | null;
  readonly field: string | null;

  constructor(kind: RefusalKind, errors: string | string[], { retryAfter, reason, field }: RefusalDetails = {}) {
    const list = typeof errors === 'string' ? [errors] : errors;
    super(list.join(' '));
    this.name = 'Refusal';
    this.kind = kind;
    this.errors = list;
    this.retryAfter = retryAfter ?? null;
    this.reason = reason ?? null;
    this.field = field ?? null;
  }
}
