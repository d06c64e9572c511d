import { createHash, randomBytes } from 'node:crypto';
import { EMAIL_UNDO_HOURS } from '#shared/terms.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { deleteToken, findToken, insertToken, type StoredToken } from '../../store/codes.ts';
import type { Queries } from '../../store/database/database.ts';
import { Refusal } from '../refusal.ts';

/** A token is valid for one purpose only. */
export type TokenPurpose = 'claim' | 'password_reset' | 'email_undo';

const lifetimeMinutes: Record<TokenPurpose, number> = {
  claim: 10,
  password_reset: 10,
  email_undo: EMAIL_UNDO_HOURS * 60,
};
const incomplete = 'Verification process was incomplete. Please start again.';

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Issues a token that sets the account's password, once, or gives it back this `email`. Only its
 * hash is stored.
 */
export async function issueToken(
  db: Queries,
  purpose: TokenPurpose,
  accountId: number,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(db, {
    token_hash: hashToken(token),
    purpose,
    account_id: accountId,
    email,
    expires_at: new Date(now.getTime() + lifetimeMinutes[purpose] * MINUTE_MS).toISOString(),
  });
  return token;
}

/** The stored token, for `spendToken`. Throws when there is no valid one. */
export async function checkToken(db: Queries, purpose: TokenPurpose, token: string, now: Date): Promise<StoredToken> {
  const stored = await findToken(db, hashToken(token));
  if (stored?.purpose !== purpose || stored.expires_at <= now.toISOString()) throw new Refusal('EXPIRED', incomplete);
  return stored;
}

/** Spends the token, in the transaction it is used for. Throws when it was spent meanwhile. */
export async function spendToken(db: Queries, { token_hash }: StoredToken): Promise<void> {
  if (!(await deleteToken(db, token_hash))) throw new Refusal('EXPIRED', incomplete);
}
