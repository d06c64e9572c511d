import type { UserError } from '../../graphql/generated/schema.ts';

const UNVERIFIED = /\be-?mail\b.*\bnot\b.*\bverified\b|\bverify your e-?mail\b/i;

/** Only the host's message tells an unverified account from a wrong password (C-90). */
export function toUnverifiedEmail(error: UserError): UserError {
  const isUnverified = error.code === 'BAD_CREDENTIALS' && UNVERIFIED.test(error.message);
  return isUnverified ? { ...error, code: 'UNVERIFIED_EMAIL' } : error;
}
