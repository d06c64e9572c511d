import { isSaid, type Refusal } from '../wire/refusal.ts';

/** What a caller of the graph is told; the documented codes of upstream trouble. */
export type FaultCode =
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_INVALID_RESPONSE';

/** What went wrong, as far as the transport must treat it differently. */
export type FaultKind =
  /** No connection, or it broke before the whole answer was there. */
  | 'network'
  | 'timeout'
  /** An answer with a status that is no success. */
  | 'status'
  /** A whole answer that says in well-formed JSON why it does not give what was asked. */
  | 'refused'
  /** An answer that cannot be read. */
  | 'garbage'
  /** Not sent: the breaker is open, the queue is full, or the host's address is not known yet. */
  | 'not sent'
  /** The caller has left. */
  | 'cancelled'
  /** The credentials were not accepted, or there were none. */
  | 'unauthenticated'
  /** What was named is not there, or not this customer's; nobody can tell which. */
  | 'not found'
  | 'forbidden';

interface FaultDetails {
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  readonly refusal?: Refusal;
  /** Other words for the customer. */
  readonly message?: string;
  /** For the log: never shown, and free of addresses, credentials and personal data. */
  readonly reason?: string;
}

const WORDS: Readonly<Record<FaultKind, readonly [FaultCode, string]>> = {
  network: ['UPSTREAM_UNAVAILABLE', 'We cannot reach our booking system at the moment. Please try again in a minute.'],
  timeout: ['UPSTREAM_TIMEOUT', 'Our booking system is taking too long to answer. Please try again.'],
  status: ['UPSTREAM_UNAVAILABLE', 'Our booking system cannot answer at the moment. Please try again in a minute.'],
  refused: ['UPSTREAM_INVALID_RESPONSE', 'Unknown error occurred'],
  garbage: [
    'UPSTREAM_INVALID_RESPONSE',
    'Our booking system gave an answer that we could not read. Please try again in a minute.',
  ],
  'not sent': [
    'UPSTREAM_UNAVAILABLE',
    'We cannot reach our booking system at the moment. Please try again in a minute.',
  ],
  cancelled: ['UPSTREAM_TIMEOUT', 'The request was given up.'],
  unauthenticated: ['UNAUTHENTICATED', 'Your session has expired. Please log in again.'],
  'not found': ['NOT_FOUND', 'We could not find that among your things.'],
  forbidden: ['FORBIDDEN', 'Your account may not do that.'],
};

/** An act that ended in one of these was certainly not done. */
const DECIDED: ReadonlySet<FaultKind> = new Set(['not sent', 'unauthenticated', 'refused', 'not found', 'forbidden']);

/** A call that did not bring what was asked for. Its message is fit to show. */
export class LegacyError extends Error {
  override readonly name = 'LegacyError';
  readonly kind: FaultKind;
  readonly code: FaultCode;
  /** Status of the host's answer, if there was one. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly reason: string | undefined;
  readonly #details: FaultDetails;

  constructor(kind: FaultKind, details: FaultDetails = {}) {
    const { status, retryAfterSeconds, refusal, reason, message } = details;
    const [code, words] = WORDS[kind];
    // DIR-14: the host's error, else its message, else 'Unknown error occurred'.
    super(message ?? refusal?.error ?? refusal?.message ?? refusal?.errors[0] ?? words);
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
    this.#details = details;
  }

  /** Refused without a reason that could be shown. */
  get isWordless(): boolean {
    const { refusal } = this.#details;
    return refusal !== undefined && !isSaid(refusal);
  }

  withMessage(message: string): LegacyError {
    return new LegacyError(this.kind, { ...this.#details, message });
  }

  /** Whether the host, rather than the question, is at fault; only that opens a breaker. */
  get isHostFailure(): boolean {
    if (this.kind === 'status') return (this.status ?? 0) >= 500;
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'garbage';
  }

  /** Whether an answer from before may stand in; never for one that the host refused in words. */
  get isOutage(): boolean {
    return this.isHostFailure || this.kind === 'not sent';
  }

  /** Whether a retry may succeed at once: a broken connection, or a proxy of a restarting host. */
  get isPassing(): boolean {
    return this.kind === 'network' || (this.kind === 'status' && [502, 503, 504].includes(this.status ?? 0));
  }

  /** Whether the call may have been carried out although no response came. */
  get isOutcomeUnknown(): boolean {
    return !DECIDED.has(this.kind);
  }
}
