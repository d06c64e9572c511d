import type { UserError } from '../../graphql/generated/schema.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { userErrorsOf, withPasswordField } from '../mutations/user-errors.ts';

/**
 * REG-13..15: the host's errors. Without any: `fallback`, or the status if it isn't a success.
 */
export function registrationErrors(fallback: string) {
  return (refusal: Refusal): UserError[] =>
    userErrorsOf(refusal, refusal.status < 400 ? fallback : `Server error: ${refusal.status}`, {
      409: 'TAKEN',
      410: 'EXPIRED',
    }).map(withPasswordField(refusal, 'password'));
}
