import { isEmail, normaliseEmail } from '#shared/email.ts';
import { quantity } from '#shared/quantity.ts';
import { type Account, findAccountByEmail, listRegistrations, setPasswordHash } from '../../store/accounts.ts';
import { deleteEndedAttempts } from '../../store/codes.ts';
import type { Queries } from '../../store/database/database.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { clearLimit, countUse } from '../rate-limits.ts';
import { type Device, knowsAccount, withAccount } from './devices.ts';
import { beginSession } from './sessions.ts';

interface LogIn {
  email: string;
  password: string;
  rememberMe: boolean;
  device: Device | null;
}

interface LogInContext {
  db: Queries;
  passwords: PasswordHasher;
  now: Date;
}

type LogInOutcome =
  | { kind: 'logged-in'; account: Account; token: string; device: Device }
  /**
   * Unknown address, wrong password, or an unverified account with a wrong password:
   * indistinguishable from outside (C-90).
   */
  | { kind: 'refused' }
  /** The password is correct, but the account or registration has no verified address. */
  | { kind: 'unverified' }
  | { kind: 'limited'; seconds: number };

/**
 * Whether there is an unverified registration with this password. Checked after every failed log-
 * in, with or without an account, so that time and response are the same. It doesn't clear the
 * counted attempts, since anyone can register any address.
 */
async function isRegistering(
  { db, passwords, now }: LogInContext,
  address: string,
  password: string,
): Promise<boolean> {
  const [pending] = isEmail(address) ? await listRegistrations(db, address, now.toISOString()) : [];
  return passwords.matches(password, pending?.password_hash ?? null);
}

export async function logIn(
  context: LogInContext,
  { email, password, rememberMe, device }: LogIn,
): Promise<LogInOutcome> {
  const { db, passwords, now } = context;
  const address = normaliseEmail(email);
  const account = isEmail(address) ? await findAccountByEmail(db, address) : undefined;
  const attempts = await attemptsAt(db, address, { account, device });
  // Before the password is checked, so that concurrent attempts can't exceed the limit.
  const wait = await countUse(db, 'log-in', attempts, now);
  if (wait > 0) return { kind: 'limited', seconds: wait };
  if (!(await passwords.matches(password, account?.password_hash ?? null)) || !account)
    return { kind: (await isRegistering(context, address, password)) ? 'unverified' : 'refused' };
  await clearLogInAttempts(db, attempts);
  await deleteEndedAttempts(db, now.toISOString());
  if (account.verified === 0) return { kind: 'unverified' };
  if (account.password_hash !== null && passwords.isOutdated(account.password_hash))
    await setPasswordHash(db, account.id, await passwords.hash(password));
  const token = await beginSession(db, account.id, rememberMe, now);
  return { kind: 'logged-in', account, token, device: await withAccount(db, device, account.id) };
}

/**
 * Whose attempts at an account count together: those of a device that its owner has used, or those
 * of all others. So no stranger can lock the owner out, and guessing stays as hopeless.
 */
async function attemptsAt(
  db: Queries,
  email: string,
  { account, device }: { account: { id: number } | undefined; device: Device | null },
): Promise<string> {
  return account && device && (await knowsAccount(db, device, account.id)) ? `${device.id}:${email}` : email;
}

/** The message while log-ins are limited. */
export function tooManyLogInsMessage(seconds: number): string {
  return `Too many failed attempts. Please try again in ${quantity(Math.ceil(seconds / 60), 'minute')}.`;
}

/** Resets the count, after a correct or a new password. */
export async function clearLogInAttempts(db: Queries, attempts: string): Promise<void> {
  await clearLimit(db, 'log-in', attempts);
}
