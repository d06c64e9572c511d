import { randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '#shared/time.ts';
import {
  countOtherSessions as countOthers,
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from '../../store/accounts.ts';
import type { Queries } from '../../store/database/database.ts';
import { hashToken } from '../passwords/password-tokens.ts';

/** A request's credentials, unverified. Only a matching pair counts (C-63). */
export interface Credentials {
  userId: string;
  token: string;
}

/** From log-in, and from the last use. `rememberMe` lengthens both (C-67). */
const lifetimes = {
  short: { absolute: DAY_MS, idleMinutes: 8 * 60 },
  remembered: { absolute: 30 * DAY_MS, idleMinutes: 14 * 24 * 60 },
};

/** Of one account. A further log-in ends the session that began first. */
const maxSessions = 20;

/** A session's last use is written at most this often, so that not every request writes to disk. */
const touchInterval = 5 * MINUTE_MS;

/** Begins a session and returns its token. Only the hash of the token is stored. */
export async function beginSession(db: Queries, accountId: number, remember: boolean, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const lifetime = remember ? lifetimes.remembered : lifetimes.short;
  await deleteExpiredSessions(db, now.toISOString());
  await insertSession(db, {
    token_hash: hashToken(token),
    account_id: accountId,
    created_at: now.toISOString(),
    last_used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime.absolute).toISOString(),
    idle_minutes: lifetime.idleMinutes,
  });
  await deleteOldestSessions(db, accountId, maxSessions);
  return token;
}

/** The account of a valid session with these credentials; undefined without one. */
export async function accountOfSession(db: Queries, credentials: Credentials, now: Date): Promise<number | undefined> {
  if (!/^[1-9]\d{0,9}$/.test(credentials.userId)) return undefined;
  const session = await findSession(db, hashToken(credentials.token));
  if (!session || String(session.account_id) !== credentials.userId) return undefined;
  const idle = now.getTime() - Date.parse(session.last_used_at);
  if (session.expires_at <= now.toISOString() || idle >= session.idle_minutes * MINUTE_MS) return undefined;
  if (idle >= touchInterval) await touchSession(db, session.token_hash, now.toISOString());
  return session.account_id;
}

/** Ends the session with these credentials, if it is valid. */
export async function endSession(db: Queries, credentials: Credentials, now: Date): Promise<void> {
  const accountId = await accountOfSession(db, credentials, now);
  if (accountId !== undefined) await deleteSession(db, hashToken(credentials.token));
}

/** The sessions of an account besides the one with this token. */
export function countOtherSessions(db: Queries, accountId: number, token: string, now: Date): Promise<number> {
  return countOthers(db, accountId, { tokenHash: hashToken(token), now: now.toISOString() });
}

/** Ends every session of an account, except the one with this token. */
export async function endSessions(
  db: Queries,
  accountId: number,
  { exceptToken }: { exceptToken?: string } = {},
): Promise<void> {
  await deleteSessionsOf(db, accountId, exceptToken === undefined ? null : hashToken(exceptToken));
}
