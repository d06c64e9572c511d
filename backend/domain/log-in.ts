import { type Account, findAccountByEmail, setPasswordHash } from '../store/accounts.ts';
import { deleteEndedAttempts } from '../store/attempts.ts';
import type { Queries } from '../store/database.ts';
import { isEmail, normaliseEmail } from './contact.ts';
import { countGuess, forgetGuesses } from './log-in-limit.ts';
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts';
import { beginSession } from './sessions.ts';

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
  | { kind: 'limited'; seconds: number };

export async function logIn(db: Queries, { email, password, rememberMe }: LogIn, now: Date): Promise<LogInOutcome> {
  const address = normaliseEmail(email);
  const wait = await countGuess(db, address, now);
  if (wait > 0) return { kind: 'limited', seconds: wait };
  const account = isEmail(address) ? await findAccountByEmail(db, address) : undefined;
  if (!(await passwordMatches(password, account?.password_hash ?? null)) || !account) return { kind: 'refused' };
  await forgetGuesses(db, address);
  await deleteEndedAttempts(db, now.toISOString());
  if (account.verified === 0) return { kind: 'unverified' };
  if (account.password_hash !== null && isOutdated(account.password_hash))
    await setPasswordHash(db, account.id, await hashPassword(password));
  return { kind: 'logged-in', account, token: await beginSession(db, account.id, rememberMe, now) };
}
