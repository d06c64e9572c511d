export type RefusalKind =
  /** Something in the request is missing or wrong. */
  | 'invalid'
  /** The sender has to log in (again). */
  | 'no-session'
  /** Nothing of this id is the customer's, whoever else's it may be. */
  | 'not-found'
  /** Somebody else has it, or it has been done before. */
  | 'taken'
  /** A code or a token that cannot be used any more. */
  | 'void'
  /** The Idempotency-Key belongs to another request. */
  | 'key-reused'
  | 'too-large'
  | 'not-an-image'
  /** Too often; later again. */
  | 'limited'
  /** The machine is at its limit; soon again. */
  | 'busy';

/** A request that cannot be granted, in sentences fit to show to the customer. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly errors: string[];
  /** Seconds after which it may be tried again; null when nothing is said about that. */
  readonly retryAfter: number | null;

  constructor(kind: RefusalKind, errors: string | string[], { retryAfter }: { retryAfter?: number } = {}) {
    const list = typeof errors === 'string' ? [errors] : errors;
    super(list.join(' '));
    this.name = 'Refusal';
    this.kind = kind;
    this.errors = list;
    this.retryAfter = retryAfter ?? null;
  }
}
