import { hasReason, type Refusal } from '../wire/refusal.ts';

/** Why the host failed, or what it refused, as far as the transport tells it apart. */
export type LegacyErrorKind =
  /** No connection, or it was lost before the response was complete. */
  | 'network'
  | 'timeout'
  /** A response with an error status. */
  | 'status'
  /** A well-formed response with the reason for a refusal. */
  | 'refused'
  /** A response that can't be parsed. */
  | 'invalid response'
  /** Not sent: the breaker is open, the queue is full, or the host's address is not known yet. */
  | 'not sent'
  /** Not carried out: the caller's network has caused too many calls, or the host says so (429). */
  | 'limited'
  | 'cancelled'
  /** The host refused the credentials. */
  | 'unauthenticated'
  | 'not logged in'
  /** The thing doesn't exist, or belongs to another customer; the two look the same. */
  | 'not found'
  | 'forbidden';

interface LegacyErrorDetails {
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  readonly refusal?: Refusal;
  readonly message?: string;
  readonly isRepeatSafe?: boolean;
  /** For the log: never shown, and without addresses, credentials or personal data. */
  readonly reason?: string;
}

const DEFAULT_MESSAGES: Readonly<Record<LegacyErrorKind, string>> = {
  network: 'We can’t reach our booking system at the moment. Please try again in a minute.',
  timeout: 'Our booking system is taking too long to respond. Please try again.',
  status: 'Our booking system has a problem at the moment. Please try again in a minute.',
  refused: 'Unknown error occurred',
  'invalid response': 'Our booking system sent a response that we couldn’t read. Please try again in a minute.',
  'not sent': 'We can’t reach our booking system at the moment. Please try again in a minute.',
  limited: 'There have been too many requests from your network. Please wait a little and try again.',
  cancelled: 'The request was cancelled.',
  unauthenticated: 'Your session has expired. Please log in again.',
  'not logged in': 'Please log in to continue.',
  'not found': 'We couldn’t find that in your account.',
  forbidden: 'Your account isn’t allowed to do that.',
};

/** A write that failed in one of these ways was certainly not carried out. */
const NOT_CARRIED_OUT: ReadonlySet<LegacyErrorKind> = new Set([
  'not sent',
  'limited',
  'unauthenticated',
  'not logged in',
  'refused',
  'not found',
  'forbidden',
]);

/** A failed call. Its message can be shown to customers. */
export class LegacyError extends Error {
  override readonly name = 'LegacyError';
  readonly kind: LegacyErrorKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly reason: string | undefined;
  /** Whether the host won't carry it out again when it is repeated with its idempotency key. */
  readonly isRepeatSafe: boolean;
  readonly #details: LegacyErrorDetails;

  constructor(kind: LegacyErrorKind, details: LegacyErrorDetails = {}) {
    const { status, retryAfterSeconds, refusal, reason, message, isRepeatSafe = false } = details;
    // DIR-14: the host's error, else its message, else 'Unknown error occurred'.
    super(message ?? refusal?.error ?? refusal?.message ?? refusal?.errors[0]?.message ?? DEFAULT_MESSAGES[kind]);
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
    this.isRepeatSafe = isRepeatSafe;
    this.#details = details;
  }

  /** Whether it is a refusal without a reason to show. */
  get hasNoReason(): boolean {
    const { refusal } = this.#details;
    return refusal !== undefined && !hasReason(refusal);
  }

  withMessage(message: string, isRepeatSafe = false): LegacyError {
    return new LegacyError(this.kind, { ...this.#details, message, isRepeatSafe });
  }

  /** Whether the host failed, not the request; only this opens a circuit breaker. */
  get isHostFailure(): boolean {
    if (this.kind === 'status') return (this.status ?? 0) >= 500;
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'invalid response';
  }

  /** Whether a stale response may be used instead; never for a refusal. */
  get isOutage(): boolean {
    return this.isHostFailure || this.kind === 'not sent' || this.kind === 'limited';
  }

  /** Whether a retry may succeed: a lost connection, or a proxy of a restarting host. */
  get isTransient(): boolean {
    return this.kind === 'network' || (this.kind === 'status' && [502, 503, 504].includes(this.status ?? 0));
  }

  /** Whether the call may have been carried out although its response was lost. */
  get isOutcomeUnknown(): boolean {
    return !NOT_CARRIED_OUT.has(this.kind);
  }
}
