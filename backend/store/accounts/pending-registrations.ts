import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

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
