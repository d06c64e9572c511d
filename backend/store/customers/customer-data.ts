import { sql } from 'kysely';
import { namedAppointments } from '../appointments/appointments.ts';
import type { Queries } from '../database/database.ts';
import type { Engine } from '../database/engine.ts';
import { loadEmails } from './customer-emails.ts';
import {
  ids,
  loadAccountRows,
  loadApplicationRows,
  loadAppointmentRows,
  loadIdentityRows,
  texts,
} from './customer-rows.ts';

/** The owner of the data: an account, or an address without one, and a guest's requests. */
export interface Person {
  accountId: number | null;
  /** In lower case. */
  email: string;
  guestRequestIds: readonly number[];
}

/** Requests for immediate service from guests. */
export function listGuestRequests(db: Queries): Promise<{ id: number; phone_number: string }[]> {
  return db.selectFrom('immediate_requests').select(['id', 'phone_number']).where('account_id', 'is', null).execute();
}

/** Waits for concurrent bookings of this account, and blocks new ones in the transaction. */
export async function lockAccount(db: Queries, engine: Engine, accountId: number): Promise<void> {
  // SQLite's transactions have the only write lock from their beginning.
  if (engine === 'postgres') await sql`select id from accounts where id = ${accountId} for update`.execute(db);
}

/**
 * Every row that belongs to a person, by table, the oldest first. `occasionPrefixes` returns how
 * the occasions of emails about an appointment begin.
 */
export async function loadPersonRows(
  db: Queries,
  { accountId, email, guestRequestIds }: Person,
  occasionPrefixes: (id: number) => readonly string[],
) {
  const account = accountId ?? 0;
  const [accounts, appointments, immediateRequests, applications, contactMessages] = await Promise.all([
    db.selectFrom('accounts').selectAll().where('id', '=', account).execute(),
    namedAppointments(db).where('account_id', '=', account).orderBy('appointments.id').execute(),
    db
      .selectFrom('immediate_requests')
      .selectAll()
      .where((eb) => eb.or([eb('account_id', '=', account), eb('id', 'in', ids(guestRequestIds))]))
      .orderBy('id')
      .execute(),
    db.selectFrom('applications').selectAll().where('email', '=', email).orderBy('id').execute(),
    db.selectFrom('contact_messages').selectAll().where('email', '=', email).orderBy('id').execute(),
  ]);
  const requestReferences = texts(immediateRequests.map(({ reference }) => reference));
  const ofAccount = await loadAccountRows(db, account);
  const ofAppointments = await loadAppointmentRows(
    db,
    appointments.map(({ id }) => id),
  );
  const ofApplications = await loadApplicationRows(db, applications);
  const ofIdentity = await loadIdentityRows(db, account, email);
  return {
    accounts,
    addresses: ofAccount.addresses,
    vehicles: ofAccount.vehicles,
    sessions: ofAccount.sessions,
    appointments,
    appointment_images: ofAppointments.images,
    booking_keys: ofAppointments.keys,
    booking_handles: ofAppointments.handles,
    repairs: ofAppointments.repairs,
    repair_parts: ofAppointments.parts,
    repair_labour: ofAppointments.labour,
    reviews: ofAppointments.reviews,
    notifications: ofAccount.notifications,
    immediate_requests: immediateRequests,
    immediate_request_keys: await db
      .selectFrom('immediate_request_keys')
      .selectAll()
      .where('reference', 'in', requestReferences)
      .execute(),
    mails: await loadEmails(db, email, {
      occasions: [
        ...immediateRequests.map(({ reference }) => `immediate:${reference}`),
        ...contactMessages.map(({ id }) => `contact:${id}`),
        ...applications.map(({ id }) => `application:${id}`),
      ],
      beginnings: [
        ...appointments.flatMap(({ id }) => occasionPrefixes(id)),
        ...applications.map(({ id }) => `application:${id}:`),
      ],
    }),
    contact_messages: contactMessages,
    applications,
    application_files: ofApplications.files,
    application_keys: ofApplications.keys,
    pending_registrations: ofIdentity.registrations,
    email_codes: ofIdentity.codes,
    email_proofs: ofIdentity.proofs,
    password_tokens: ofAccount.tokens,
  };
}

export type PersonRows = Awaited<ReturnType<typeof loadPersonRows>>;
