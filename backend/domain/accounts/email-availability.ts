import { findAccountByEmail } from '../../store/accounts/accounts.ts';
import type { Queries } from '../../store/database/database.ts';
import { countUse } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';

export const emailTaken = 'This email is already registered to another account. Please use a different email.';

export async function belongsToAnotherAccount(db: Queries, accountId: number, email: string): Promise<boolean> {
  const owner = await findAccountByEmail(db, email);
  return owner !== undefined && owner.id !== accountId;
}

/**
 * Whether the customer can change to this address. Rate-limited, since it reveals who has an
 * account (ACCT-05).
 */
export async function isEmailFree(db: Queries, accountId: number, email: string, now: Date): Promise<boolean> {
  const retryAfter = await countUse(db, 'check-email', String(accountId), now);
  if (retryAfter > 0)
    throw new Refusal('RATE_LIMITED', `Please wait ${retryAfter} seconds before checking another address.`, {
      retryAfter,
    });
  return !(await belongsToAnotherAccount(db, accountId, email));
}
