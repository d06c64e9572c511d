import { sql } from 'kysely';
import { namedAppointments } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import type { Engine } from '../../store/database/engine.ts';
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

/** Requests for immediate service from guests, whose phone number no one has verified. */
export function listGuestRequests(db: Queries) {
  return db
    .selectFrom('immediate_requests')
    .select(['id', 'reference', 'phone_number', 'created_at'])
    .where('account_id', 'is', null)
    .orderBy('id')
    .execute();
}

export type GuestRequest = Awaited<ReturnType<typeof listGuestRequests>>[number];

/** Waits for concurrent bookings of this account, and blocks new ones in the transaction. */
export async function lockAccount(db: Queries, engine: Engine, accountId: number): Promise<void> {
  // SQLite's transactions have the only write lock from their beginning.
  if (engine === 'postgres') await sql`select id from accounts where id = ${accountId} for update`.execute(db);
}

/** The rows that name the person, or the person's account. */
async function loadMainRows(db: Queries, { accountId, email, guestRequestIds }: Person) {
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
  return { accounts, appointments, immediateRequests, applications, contactMessages };
}

type MainRows = Awaited<ReturnType<typeof loadMainRows>>;

function loadRequestKeys(db: Queries, requests: MainRows['immediateRequests']) {
  const references = texts(requests.map(({ reference }) => reference));
  return db.selectFrom('immediate_request_keys').selectAll().where('reference', 'in', references).execute();
}

/** The emails to the person, and those to the team about the person. */
function loadPersonEmails(
  db: Queries,
  email: string,
  { appointments, immediateRequests, applications, contactMessages }: MainRows,
  occasionPrefixes: (appointmentId: number) => readonly string[],
) {
  return loadEmails(db, email, {
    occasions: [
      ...immediateRequests.map(({ reference }) => `immediate:${reference}`),
      ...contactMessages.map(({ id }) => `contact:${id}`),
      ...applications.map(({ id }) => `application:${id}`),
    ],
    prefixes: [
      ...appointments.flatMap(({ id }) => occasionPrefixes(id)),
      ...applications.map(({ id }) => `application:${id}:`),
    ],
  });
}

/**
 * Every row that belongs to a person, by table, the oldest first. `occasionPrefixes` returns how
 * the occasions of emails about an appointment begin.
 */
export async function loadPersonRows(
  db: Queries,
  person: Person,
  occasionPrefixes: (appointmentId: number) => readonly string[],
) {
  const account = person.accountId ?? 0;
  const main = await loadMainRows(db, person);
  const appointmentIds = main.appointments.map(({ id }) => id);
  const ofAccount = await loadAccountRows(db, account);
  const ofAppointments = await loadAppointmentRows(db, appointmentIds);
  const ofApplications = await loadApplicationRows(db, main.applications);
  const ofIdentity = await loadIdentityRows(db, account, person.email);
  return {
    accounts: main.accounts,
    addresses: ofAccount.addresses,
    vehicles: ofAccount.vehicles,
    sessions: ofAccount.sessions,
    appointments: main.appointments,
    appointment_images: ofAppointments.images,
    booking_keys: ofAppointments.keys,
    booking_handles: ofAppointments.handles,
    repairs: ofAppointments.repairs,
    repair_parts: ofAppointments.parts,
    repair_labour: ofAppointments.labour,
    reviews: ofAppointments.reviews,
    notifications: ofAccount.notifications,
    immediate_requests: main.immediateRequests,
    immediate_request_keys: await loadRequestKeys(db, main.immediateRequests),
    mails: await loadPersonEmails(db, person.email, main, occasionPrefixes),
    contact_messages: main.contactMessages,
    applications: main.applications,
    application_files: ofApplications.files,
    application_keys: ofApplications.keys,
    pending_registrations: ofIdentity.registrations,
    email_codes: ofIdentity.codes,
    email_proofs: ofIdentity.proofs,
    password_tokens: ofAccount.tokens,
  };
}

export type PersonRows = Awaited<ReturnType<typeof loadPersonRows>>;
