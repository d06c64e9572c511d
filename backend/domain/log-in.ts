import { type Account, findAccountByEmail, setPasswordHash } from '../store/accounts.ts';
import { deleteEndedAttempts } from '../store/attempts.ts';
import type { Queries } from '../store/database.ts';
import { findRegistration } from '../store/pending-registrations.ts';
import { isEmail, normaliseEmail } from './contact.ts';
import { countGuess, forgetGuesses } from './log-in-limit.ts';
import type { PasswordHasher } from './passwords.ts';
import { beginSession } from './sessions.ts';

export interface LogIn {
  email: string;
  password: string;
  rememberMe: boolean;
}

interface LogInContext {
  db: Queries;
  passwords: PasswordHasher;
  now: Date;
}

export type LogInOutcome =
  | { kind: 'logged-in'; account: Account; token: string }
  /** Unknown address, wrong password, or an unverified account with a wrong password: nobody can tell which (C-90). */
  | { kind: 'refused' }
  /** The password is right, of an account or of a registration, and nobody has proved the address yet. */
  | { kind: 'unverified' }
  | { kind: 'limited'; seconds: number };

/**
 * Whether somebody has registered the address with this password and not proved it. Asked after every password that is not an account's,
 * whether there is an account or not, so that time and answer are the same for all; and it frees nobody of the guesses that were counted,
 * since anybody can register any address.
 */
async function isRegistering(
  { db, passwords, now }: LogInContext,
  address: string,
  password: string,
): Promise<boolean> {
  const pending = isEmail(address) ? await findRegistration(db, address, now.toISOString()) : undefined;
  return passwords.matches(password, pending?.password_hash ?? null);
}

export async function logIn(context: LogInContext, { email, password, rememberMe }: LogIn): Promise<LogInOutcome> {
  const { db, passwords, now } = context;
  const address = normaliseEmail(email);
  const wait = await countGuess(db, address, now);
  if (wait > 0) return { kind: 'limited', seconds: wait };
  const account = isEmail(address) ? await findAccountByEmail(db, address) : undefined;
  if (!(await passwords.matches(password, account?.password_hash ?? null)) || !account)
    return { kind: (await isRegistering(context, address, password)) ? 'unverified' : 'refused' };
  await forgetGuesses(db, address);
  await deleteEndedAttempts(db, now.toISOString());
  if (account.verified === 0) return { kind: 'unverified' };
  if (account.password_hash !== null && passwords.isOutdated(account.password_hash))
    await setPasswordHash(db, account.id, await passwords.hash(password));
  return { kind: 'logged-in', account, token: await beginSession(db, account.id, rememberMe, now) };
}
