import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

export type PendingRegistration = Tables['pending_registrations'];

/** Takes the place of an earlier one of the same address. */
export async function putRegistration(db: Queries, registration: PendingRegistration): Promise<void> {
  await db
    .insertInto('pending_registrations')
    .values(registration)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(registration))
    .execute();
}

export function findRegistration(db: Queries, email: string): Promise<PendingRegistration | undefined> {
  return db.selectFrom('pending_registrations').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Removes it and returns what was in it. */
export function takeRegistration(db: Queries, email: string): Promise<PendingRegistration | undefined> {
  return db.deleteFrom('pending_registrations').where('email', '=', email).returningAll().executeTakeFirst();
}

export async function deleteExpiredRegistrations(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('pending_registrations').where('expires_at', '<=', now).execute();
}
