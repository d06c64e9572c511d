/**
 * The values of `code` in the response of a script that refuses a request (decision 0016). Those
 * that are also in the graph's `UserErrorCode` mean the same there.
 */
export const REFUSAL_CODES = [
  'INVALID',
  'UNAUTHENTICATED',
  'BAD_CREDENTIALS',
  'WRONG_PASSWORD',
  'UNVERIFIED_EMAIL',
  'WRONG_CODE',
  'EXPIRED',
  'NOT_FOUND',
  'TAKEN',
  'SLOT_TAKEN',
  'KEY_REUSED',
  'ALREADY_DONE',
  'ALREADY_RESCHEDULED',
  'NOT_CONFIRMED',
  'NOT_COMPLETED',
  'APPOINTMENT_CLOSED',
  'PAYMENT_WINDOW_CLOSED',
  'LIMIT_REACHED',
  'TOO_LARGE',
  'UNSUPPORTED_FILE',
  'RATE_LIMITED',
  'BUSY',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
