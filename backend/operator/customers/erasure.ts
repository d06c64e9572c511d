import { sql } from 'kysely';
import { Refusal } from '../../domain/refusal.ts';
import type { Queries, Store } from '../../store/database/database.ts';
import type { FileArea, Tables } from '../../store/database/tables.ts';
import type { CustomerRecords, PersonRows } from './customer-data.ts';

/** The name in anonymised rows. */
const erasedCustomer = { firstName: 'Erased', lastName: 'customer' };

/** Not a valid address, so no one can book or register with it. */
const erasedEmail = (accountId: number) => `erased-${accountId}`;

export interface Erasure {
  /** The number of rows, by table. */
  deleted: Record<string, number>;
  /** The number of rows that stay, without the customer. */
  anonymised: { accounts: number; appointments: number; reviews: number };
  /** To be removed once the erasure is certain. */
  files: { area: FileArea; names: string[] }[];
}

function refuseOpen({ appointments }: PersonRows): void {
  const open = appointments.filter(({ status }) => status === 'pending' || status === 'confirmed');
  if (open.length === 0) return;
  throw new Refusal('INVALID', [
    'The customer has open appointments. Complete or cancel them first:',
    ...open.map(
      ({ reference, status, date, starts_at, service_name }) =>
        `  ${reference}  ${status}  ${date} ${starts_at}  ${service_name}`,
    ),
  ]);
}

const escaped = (text: string) => text.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Matches any spacing, and a phone number with or without its prefix. */
const spaced = (number: string) => `(?:(?:\\+44|0)[\\s(]*)?${number.match(/[\p{L}\p{N}]/gu)?.join('[\\s().-]*')}`;

/** Patterns that identify the person. Names are case-sensitive: some are common words. */
function tracesOf({ accounts, appointments, vehicles }: PersonRows): RegExp[] {
  const names = [
    ...accounts.flatMap(({ first_name, last_name }) => [first_name, last_name]),
    ...appointments.flatMap(({ contact_first_name, contact_last_name }) => [contact_first_name, contact_last_name]),
  ].filter((name) => name.trim().length > 1);
  const numbers = [
    ...accounts.map(({ phone }) => phone),
    ...appointments.flatMap(({ contact_phone, vehicle_plate }) => [contact_phone, vehicle_plate]),
    ...vehicles.flatMap(({ license_plate, vin }) => [license_plate, vin]),
  ].filter((number) => number !== null && number.trim().length > 2);
  const others = [...accounts.map(({ email }) => escaped(email)), ...numbers.map((number) => spaced(number ?? ''))];
  const any = (patterns: readonly string[], flags: string) =>
    patterns.length === 0 ? [] : [new RegExp([...new Set(patterns)].join('|'), flags)];
  return [
    ...any(others, 'giu'),
    ...any(
      names.map((name) => `(?<!\\p{L})${escaped(name)}(?!\\p{L})`),
      'gu',
    ),
  ];
}

/**
 * Reviews stay, since they are about the specialist's work, but without anything that identifies
 * the customer.
 */
async function anonymiseReviews(db: Queries, rows: PersonRows): Promise<void> {
  const traces = tracesOf(rows);
  for (const { id, review_text } of rows.reviews) {
    const text = traces.reduce((rest, trace) => rest.replace(trace, '[removed]'), review_text ?? '');
    if (review_text !== null && text !== review_text) await setReviewText(db, id, text);
  }
}

/**
 * Erases a customer in a transaction. Paid appointments stay for bookkeeping, without the person.
 * Throws a refusal while there are open appointments.
 */
export async function eraseCustomer(
  db: Queries,
  { person, rows }: CustomerRecords,
  { withReviews }: { withReviews: boolean },
): Promise<Erasure> {
  refuseOpen(rows);
  const anonymised = rows.appointments.filter(({ paid }) => paid === 1);
  const deletedAppointments = rows.appointments.filter(({ paid }) => paid === 0);
  if (withReviews)
    await deleteReviews(
      db,
      rows.reviews.map(({ id }) => id),
    );
  else await anonymiseReviews(db, rows);
  const deleted = await deletePersonalRows(db, rows);
  await deleteAppointments(
    db,
    deletedAppointments.map(({ id }) => id),
  );
  for (const { id } of anonymised) await anonymiseAppointment(db, id, erasedCustomer);
  const keepsAccount = anonymised.length > 0;
  if (person.accountId !== null && keepsAccount)
    await anonymiseAccount(db, person.accountId, { email: erasedEmail(person.accountId), ...erasedCustomer });
  else if (person.accountId !== null) await deleteAccount(db, person.accountId);
  return {
    deleted: {
      ...deleted,
      appointments: deletedAppointments.length,
      accounts: rows.accounts.length - (keepsAccount ? 1 : 0),
      reviews: withReviews ? rows.reviews.length : 0,
    },
    anonymised: {
      accounts: keepsAccount ? 1 : 0,
      appointments: anonymised.length,
      reviews: withReviews ? 0 : rows.reviews.length,
    },
    files: filesOf(rows),
  };
}

/** The photos and documents of a customer. */
export function filesOf({ appointment_images, application_files }: PersonRows) {
  return [
    { area: 'appointment-images' as const, names: appointment_images.map(({ stored_name }) => stored_name) },
    { area: 'application-files' as const, names: application_files.map(({ stored_name }) => stored_name) },
  ];
}

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
async function deletePersonalRows(db: Queries, rows: PersonRows): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, key] of Object.entries(deletedByKey) as [keyof typeof deletedByKey, string][]) {
    const keys = rows[table].map((row) => (row as Record<string, unknown>)[key]);
    await deleteRows(db, table, key, keys);
    counts[table] = keys.length;
  }
  return counts;
}

/** Deletes appointments and their repairs. Their reviews stay, without an appointment. */
async function deleteAppointments(db: Queries, appointmentIds: readonly number[]): Promise<void> {
  for (const id of appointmentIds) {
    await db.updateTable('reviews').set({ appointment_id: null }).where('appointment_id', '=', id).execute();
    for (const table of ['claims', 'repair_parts', 'repair_labour', 'repairs'] as const)
      await db.deleteFrom(table).where('appointment_id', '=', id).execute();
    await db.deleteFrom('appointments').where('id', '=', id).execute();
  }
}

async function deleteReviews(db: Queries, reviewIds: readonly number[]): Promise<void> {
  await deleteRows(db, 'reviews', 'id', reviewIds);
}

async function setReviewText(db: Queries, reviewId: number, text: string): Promise<void> {
  await db.updateTable('reviews').set({ review_text: text }).where('id', '=', reviewId).execute();
}

/** Keeps only what bookkeeping needs: the service, the specialist, the time, and the amounts. */
async function anonymiseAppointment(
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
async function anonymiseAccount(
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

async function deleteAccount(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute();
}
