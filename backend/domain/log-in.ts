import { createHash } from 'node:crypto';
import { type Account, findAccountByEmail, setPasswordHash } from '../store/accounts.ts';
import type { Queries } from '../store/database.ts';
import { clearAttempts, countAttempt, deleteOldAttempts } from '../store/login-attempts.ts';
import { isEmail, normaliseEmail } from './contact.ts';
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts';
import { beginSession } from './sessions.ts';

const mostAttempts = 5;
const windowMinutes = 15;

export interface LogIn {
  email: string;
  password: string;
  rememberMe: boolean;
}

export type LogInOutcome =
  | { kind: 'logged-in'; account: Account; token: string }
  /** Unknown address, wrong password, or an unverified account with a wrong password: nobody can tell which (C-90). */
  | { kind: 'refused' }
  | { kind: 'unverified' }
  | { kind: 'limited'; minutes: number };

export async function logIn(db: Queries, { email, password, rememberMe }: LogIn, now: Date): Promise<LogInOutcome> {
  const address = normaliseEmail(email);
  const subject = createHash('sha256').update(address).digest('hex');
  const cutoff = new Date(now.getTime() - windowMinutes * 60_000).toISOString();
  // Counted before the password is looked at, so that guesses made at the same moment cannot slip through together.
  const { attempts, window_started_at } = await countAttempt(db, subject, now.toISOString(), cutoff);
  if (attempts > mostAttempts) {
    const opens = Date.parse(window_started_at) + windowMinutes * 60_000;
    return { kind: 'limited', minutes: Math.max(1, Math.ceil((opens - now.getTime()) / 60_000)) };
  }
  const account = isEmail(address) ? await findAccountByEmail(db, address) : undefined;
  if (!(await passwordMatches(password, account?.password_hash ?? null)) || !account) return { kind: 'refused' };
  await clearAttempts(db, subject);
  await deleteOldAttempts(db, cutoff);
  if (account.verified === 0) return { kind: 'unverified' };
  if (account.password_hash !== null && isOutdated(account.password_hash))
    await setPasswordHash(db, account.id, await hashPassword(password));
  return { kind: 'logged-in', account, token: await beginSession(db, account.id, rememberMe, now) };
}
