import type { RefusalRules } from '../mutations/refusal-errors.ts';

/** REG-13..15: the host's errors. Without any: `fallback`, or the status if it isn't a success. */
export const registrationRefusals = (
  fallback: string,
  rules: Pick<RefusalRules, 'fields' | 'codeFields'>,
): RefusalRules => ({
  ...rules,
  fallback: ({ status }) => (status < 400 ? fallback : `Server error: ${status}`),
  statuses: { 409: 'TAKEN', 410: 'EXPIRED' },
  meanings: ['newPassword'],
});
