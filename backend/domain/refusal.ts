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
export type RefusalReason = Extract<
  RefusalCode,
  | 'SLOT_TAKEN'
  | 'UNVERIFIED_EMAIL'
  | 'WRONG_CODE'
  | 'WRONG_PASSWORD'
  | 'ALREADY_DONE'
  | 'ALREADY_RESCHEDULED'
  | 'NOT_CONFIRMED'
  | 'NOT_COMPLETED'
  | 'APPOINTMENT_CLOSED'
  | 'PAYMENT_WINDOW_CLOSED'
  | 'LIMIT_REACHED'
>;

/** A sentence about one field of the request; null if it is about the whole request. */
export interface FieldError {
  message: string;
  field: string | null;
}

interface RefusalDetails {
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
  reason?: RefusalReason;
  /** The field of the request that errors without one are about. */
  field?: string;
}

/** A request that can't be granted, in sentences for the customer. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly errors: string[];
  /** The field of each error, in the same order. */
  readonly fields: (string | null)[];
  /** Seconds; null when unknown. */
  readonly retryAfter: number | null;
  readonly reason: RefusalReason | null;

  constructor(
    kind: RefusalKind,
    errors: string | readonly (string | FieldError)[],
    { retryAfter, reason, field }: RefusalDetails = {},
  ) {
    const list = (typeof errors === 'string' ? [errors] : errors).map((error) =>
      typeof error === 'string' ? { message: error, field: null } : error,
    );
    super(list.map(({ message }) => message).join(' '));
    this.name = 'Refusal';
    this.kind = kind;
    this.errors = list.map(({ message }) => message);
    this.fields = list.map((error) => error.field ?? field ?? null);
    this.retryAfter = retryAfter ?? null;
    this.reason = reason ?? null;
  }
}
