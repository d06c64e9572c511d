import type { UserError } from '../../graphql/generated/schema.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { type RefusalRules, userErrorsOf } from '../mutations/refusal-errors.ts';

/**
 * REG-13..15: the host's errors. Without any: `fallback`, or the status if it isn't a success.
 */
export function registrationErrors(fallback: string, rules: Pick<RefusalRules, 'fields' | 'codeFields'>) {
  return (refusal: Refusal): UserError[] =>
    userErrorsOf(refusal, {
      ...rules,
      fallback: refusal.status < 400 ? fallback : `Server error: ${refusal.status}`,
      statuses: { 409: 'TAKEN', 410: 'EXPIRED' },
      meanings: ['newPassword'],
    });
}
