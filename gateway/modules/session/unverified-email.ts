import type { UserError } from '../../graphql/generated/schema.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { isUnverifiedLogIn } from '../../legacy/wire/refusal-code.ts';

/** Tells an account that is not verified yet from a wrong password (C-90). */
export const withUnverifiedEmail =
  (refusal: Refusal) =>
  (error: UserError): UserError =>
    error.code === 'BAD_CREDENTIALS' && isUnverifiedLogIn(refusal, error.message)
      ? { ...error, code: 'UNVERIFIED_EMAIL' }
      : error;
