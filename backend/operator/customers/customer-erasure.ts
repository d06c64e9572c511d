import { sql } from 'kysely';
import type { Queries, Store } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';
import type { PersonRows } from './customer-data.ts';

/** Tables whose rows are deleted, in an order that keeps all references valid. */
const deletedByKey = {
  booking_keys: 'key',
  booking_handles: 'handle_hash',
  appointment_images: 'id',
  notifications: 'id',
  mails: 'id',
  sessions: 'token_hash',
  password_tokens: 'token_hash',
  email_codes: 'subject',
  email_proofs: 'subject',
  pending_registrations: 'flow',
  vehicles: 'id',
  addresses: 'account_id',
  immediate_request_keys: 'key',
  immediate_requests: 'id',
  contact_messages: 'id',
  application_files: 'id',
  application_keys: 'key',
  applications: 'id',
} as const satisfies { [Table in keyof PersonRows & keyof Tables]?: keyof Tables[Table] };

/** Truncates SQLite's log, which still has deleted rows. Does nothing during a read. */
export async function emptyLog({ engine, db }: Store): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

const batchSize = 500;

async function deleteRows(db: Queries, table: keyof Tables, key: string, values: readonly unknown[]): Promise<void> {
  for (let start = 0; start < values.length; start += batchSize) {
    const batch = values.slice(start, start + batchSize);
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(batch)})`.execute(db);
  }
}

/** Deletes the rows that bookkeeping doesn't need. Returns their number by table. */
export async function deletePersonalRows(db: Queries, rows: PersonRows): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, key] of Object.entries(deletedByKey) as [keyof typeof deletedByKey, string][]) {
    const keys = rows[table].map((row) => (row as Record<string, unknown>)[key]);
    await deleteRows(db, table, key, keys);
    counts[table] = keys.length;
  }
  return counts;
}

/** Deletes appointments and their repairs. Their reviews stay, without an appointment. */
export async function deleteAppointments(db: Queries, appointmentIds: readonly number[]): Promise<void> {
  for (const id of appointmentIds) {
    await db.updateTable('reviews').set({ appointment_id: null }).where('appointment_id', '=', id).execute();
    for (const table of ['claims', 'repair_parts', 'repair_labour', 'repairs'] as const)
      await db.deleteFrom(table).where('appointment_id', '=', id).execute();
    await db.deleteFrom('appointments').where('id', '=', id).execute();
  }
}

export async function deleteReviews(db: Queries, reviewIds: readonly number[]): Promise<void> {
  await deleteRows(db, 'reviews', 'id', reviewIds);
}

export async function setReviewText(db: Queries, reviewId: number, text: string): Promise<void> {
  await db.updateTable('reviews').set({ review_text: text }).where('id', '=', reviewId).execute();
}

/** Keeps only what bookkeeping needs: the service, the specialist, the time, and the amounts. */
export async function anonymiseAppointment(
  db: Queries,
  id: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .updateTable('appointments')
    .set({
      vehicle_model: null,
      vehicle_year: null,
      vehicle_plate: null,
      details: '',
      address: null,
      contact_first_name: firstName,
      contact_last_name: lastName,
      contact_phone: '',
      cancel_reason: null,
    })
    .where('id', '=', id)
    .execute();
  await db.updateTable('repairs').set({ description: '', notes: null }).where('appointment_id', '=', id).execute();
}

/** Keeps only that the account existed. No one can log in to it. */
export async function anonymiseAccount(
  db: Queries,
  id: number,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email, first_name: firstName, last_name: lastName, phone: '', password_hash: null, verified: 0 })
    .where('id', '=', id)
    .execute();
}

export async function deleteAccount(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute();
}
