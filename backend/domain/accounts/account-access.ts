import type { UserType } from '../../mail/templates/booking-emails.ts';
import {
  deleteRegistrations,
  findAccountByEmail,
  insertAccount,
  type NewAccount,
  type Verified,
  verifyAccount,
} from '../../store/accounts.ts';
import { deleteTokensOf } from '../../store/codes.ts';
import type { Queries, Store } from '../../store/database/database.ts';
import { notify } from '../../store/notifications.ts';
import { voidCodes } from '../codes/email-codes.ts';
import { welcomeNotification } from '../notification-messages.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { requireUse } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';
import { clearLogInAttempts } from './log-in.ts';

/** What changes of accounts and their email addresses need. */
export interface IdentityContext {
  store: Store;
  /** The address of the product's pages, for links in emails. */
  publicUrl: string;
  now: Date;
}

export interface PasswordContext extends IdentityContext {
  passwords: PasswordHasher;
}

/** The values of a request as texts. */
export type Fields = ReadonlyMap<string, string>;

/** Revokes pending registrations, codes, tokens and log-in attempts of this account. */
export async function revokePendingAccess(db: Queries, account: { id: number; email: string }): Promise<void> {
  await voidCodes(db, account.email, ['registration', 'claim', 'password_reset']);
  await deleteRegistrations(db, account.email);
  await deleteTokensOf(db, account.id);
  await clearLogInAttempts(db, account.email);
}

/**
 * Verifies an account, which can then log in and sees everything booked under its address. Throws
 * when it is already verified.
 */
export async function openAccount(
  db: Queries,
  account: { id: number; email: string },
  verified: Verified,
  now: Date,
): Promise<void> {
  if (!(await verifyAccount(db, account.id, verified)))
    throw new Refusal('EXPIRED', 'This account is already verified. Please log in.');
  await revokePendingAccess(db, account);
  await notify(db, { accountId: account.id, ...welcomeNotification, eventKey: `welcome:${account.id}` }, now);
}

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
  const tooSoon = (seconds: number) => `Please wait ${seconds} seconds before checking another address.`;
  await requireUse(db, 'check-email', String(accountId), now, tooSoon);
  return !(await belongsToAnotherAccount(db, accountId, email));
}

/**
 * The account of an address, created unverified when there is none. What is typed here never
 * changes an existing one.
 */
export async function findOrCreateAccount(
  db: Queries,
  { email, firstName, lastName, phone }: Omit<NewAccount, 'createdAt'>,
  now: Date,
): Promise<{ id: number; userType: UserType }> {
  const id = await insertAccount(db, { email, firstName, lastName, phone, createdAt: now.toISOString() });
  if (id !== undefined) return { id, userType: 'new' };
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error('An account conflicted on insert but was not found.');
  return { id: account.id, userType: account.verified === 1 ? 'existing_verified' : 'existing_unverified' };
}
