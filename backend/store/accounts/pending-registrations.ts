import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type PendingRegistration = Tables['pending_registrations'];

/** Replaces an earlier one of the same address. */
export async function putRegistration(db: Queries, registration: PendingRegistration): Promise<void> {
  await db
    .insertInto('pending_registrations')
    .values(registration)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(registration))
    .execute();
}

/** The one of the address that has not expired yet. */
export function findRegistration(db: Queries, email: string, now: string): Promise<PendingRegistration | undefined> {
  return db
    .selectFrom('pending_registrations')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a registration as claimed, and locks it for the transaction; undefined without one. */
export function claimRegistration(db: Queries, email: string, now: string): Promise<PendingRegistration | undefined> {
  return db
    .updateTable('pending_registrations')
    .set({ claimed_at: now })
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes and returns it. */
export function takeRegistration(db: Queries, email: string): Promise<PendingRegistration | undefined> {
  return db.deleteFrom('pending_registrations').where('email', '=', email).returningAll().executeTakeFirst();
}

export async function deleteExpiredRegistrations(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('pending_registrations').where('expires_at', '<=', now).execute();
}
