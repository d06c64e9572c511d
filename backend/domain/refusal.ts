export type RefusalKind =
  /** Something in the request is missing or wrong. */
  | 'invalid'
  /** Somebody else has the slot. */
  | 'taken'
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

  constructor(kind: RefusalKind, errors: string | string[]) {
    const list = typeof errors === 'string' ? [errors] : errors;
    super(list.join(' '));
    this.name = 'Refusal';
    this.kind = kind;
    this.errors = list;
  }
}
