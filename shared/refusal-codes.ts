/** The values of `code` in the response of a script that refuses a request (decision 0016). */
export const REFUSAL_CODES = [
  'INVALID',
  'UNAUTHENTICATED',
  'BAD_CREDENTIALS',
  'UNVERIFIED_EMAIL',
  'WRONG_CODE',
  'EXPIRED',
  'NOT_FOUND',
  'TAKEN',
  'TIME_TAKEN',
  'KEY_REUSED',
  'TOO_LARGE',
  'UNSUPPORTED_FILE',
  'RATE_LIMITED',
  'BUSY',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
