import type { Queries } from './database/database.ts';
import type { Tables } from './database/tables.ts';

export interface Account {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  password_hash: string | null;
  verified: 0 | 1;
  created_at: string;
}

const columns = ['id', 'email', 'first_name', 'last_name', 'phone', 'password_hash', 'verified', 'created_at'] as const;

/** `email` in lower case. */
export function findAccountByEmail(db: Queries, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst();
}

export function findAccount(db: Queries, id: number): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst();
}

export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  createdAt: string;
}

/** Creates an unverified account without a password; undefined when the address has one already. */
export async function insertAccount(db: Queries, account: NewAccount): Promise<number | undefined> {
  const row = await db
    .insertInto('accounts')
    .values({
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      password_hash: null,
      verified: 0,
      demo: 0,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setPasswordHash(db: Queries, accountId: number, hash: string | null): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute();
}

export interface Verified {
  passwordHash: string;
  /** Replaces the details of a booking. */
  details?: { firstName: string; lastName: string; phone: string };
}

/** Verifies an account, which can then be logged in to; false when it was verified before. */
export async function verifyAccount(
  db: Queries,
  accountId: number,
  { passwordHash, details }: Verified,
): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({
      verified: 1,
      password_hash: passwordHash,
      ...(details && { first_name: details.firstName, last_name: details.lastName, phone: details.phone }),
    })
    .where('id', '=', accountId)
    .where('verified', '=', 0)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface AccountChange {
  firstName?: string;
  lastName?: string;
  /** In lower case. */
  email?: string | undefined;
  phone?: string;
}

/** Leaves out what is undefined. Fails when another account has the address. */
export async function updateAccount(
  db: Queries,
  accountId: number,
  { firstName, lastName, email, phone }: AccountChange,
): Promise<void> {
  const values = { first_name: firstName, last_name: lastName, email, phone };
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.updateTable('accounts').set(values).where('id', '=', accountId).execute();
}

export async function hasDemoAccounts(db: Queries): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('demo', '=', 1).limit(1).executeTakeFirst();
  return row !== undefined;
}

export type PendingRegistration = Tables['pending_registrations'];

export async function insertRegistration(db: Queries, registration: PendingRegistration): Promise<void> {
  await db.insertInto('pending_registrations').values(registration).execute();
}

/** Deletes and returns it; undefined when there is none. */
export function takeRegistration(db: Queries, flow: string): Promise<PendingRegistration | undefined> {
  return db.deleteFrom('pending_registrations').where('flow', '=', flow).returningAll().executeTakeFirst();
}

/** Those of an address that have not expired yet, the newest first. */
export function listRegistrations(db: Queries, email: string, now: string): Promise<PendingRegistration[]> {
  return db
    .selectFrom('pending_registrations')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('begun_at', 'desc')
    .execute();
}

/** Marks the registrations of an address as claimed, and locks them for the transaction. */
export async function claimRegistrations(db: Queries, email: string, now: string): Promise<void> {
  await db
    .updateTable('pending_registrations')
    .set({ claimed_at: now })
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .execute();
}

export async function deleteRegistrations(db: Queries, email: string): Promise<void> {
  await db.deleteFrom('pending_registrations').where('email', '=', email).execute();
}

export async function deleteExpiredRegistrations(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('pending_registrations').where('expires_at', '<=', now).execute();
}

type StoredSession = Tables['sessions'];

export async function insertSession(db: Queries, session: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export function findSession(db: Queries, tokenHash: string): Promise<StoredSession | undefined> {
  return db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function touchSession(db: Queries, tokenHash: string, at: string): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes all sessions of an account, except the one with this token hash. */
export async function deleteSessionsOf(db: Queries, accountId: number, exceptHash: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', exceptHash ?? '')
    .execute();
}

export async function countOtherSessions(
  db: Queries,
  accountId: number,
  { tokenHash, now }: { tokenHash: string; now: string },
): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Deletes the sessions of an account that began first, so that at most `max` are left. */
export async function deleteOldestSessions(db: Queries, accountId: number, max: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(max),
    )
    .execute();
}

export async function deleteExpiredSessions(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
