import type { UserError } from '../../graphql/generated/schema.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { isUnverifiedLogin } from '../../legacy/wire/refusal-code.ts';

/** Changes the code of a refused login if the account's email isn't verified (C-90). */
export const withUnverifiedLogin =
  (refusal: Refusal) =>
  (error: UserError): UserError =>
    error.code === 'BAD_CREDENTIALS' && isUnverifiedLogin(refusal, error.message)
      ? { ...error, code: 'UNVERIFIED_EMAIL' }
      : error;
