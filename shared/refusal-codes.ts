/**
 * Why a script refuses a request: the values of `code` in its response, each with its HTTP status
 * (decision 0016). Those that are also in the graph's `UserErrorCode` mean the same there.
 */
export const REFUSAL_STATUSES = {
  /** Something in the request is missing or wrong. */
  INVALID: 422,
  /** The sender has to log in (again). */
  UNAUTHENTICATED: 401,
  /** A log-in: the documented response has the status 200. */
  BAD_CREDENTIALS: 200,
  WRONG_PASSWORD: 422,
  UNVERIFIED_EMAIL: 422,
  WRONG_CODE: 422,
  /** A code, a token or a link that can't be used any more. */
  EXPIRED: 410,
  /** The customer has nothing with this id; another customer may. */
  NOT_FOUND: 404,
  /** Someone else has it. */
  TAKEN: 409,
  SLOT_TAKEN: 409,
  /** The Idempotency-Key belongs to another request. */
  KEY_REUSED: 409,
  ALREADY_DONE: 409,
  ALREADY_RESCHEDULED: 422,
  NOT_CONFIRMED: 422,
  NOT_COMPLETED: 422,
  APPOINTMENT_CLOSED: 422,
  PAYMENT_WINDOW_CLOSED: 422,
  LIMIT_REACHED: 422,
  TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  /** Too often; retry later. */
  RATE_LIMITED: 429,
  /** The machine is at its limit; retry soon. */
  BUSY: 503,
} as const satisfies Readonly<Record<string, number>>;

export type RefusalCode = keyof typeof REFUSAL_STATUSES;

export const isRefusalCode = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && Object.hasOwn(REFUSAL_STATUSES, value);
