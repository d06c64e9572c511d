import type { UserError } from '../../graphql/generated/schema.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { refusedAct, saysPassword } from '../mutations/user-errors.ts';

/** REG-13..15: the host's errors; without any, what the page says at this step, or the status when it was no success. */
export function registrationRefused(fallback: string) {
  return (refusal: Refusal): UserError[] =>
    refusedAct(refusal, refusal.status < 400 ? fallback : `Server error: ${refusal.status}`, {
      409: 'TAKEN',
      410: 'EXPIRED',
    }).map(saysPassword('password'));
}
