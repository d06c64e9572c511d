import { type Selectable, sql } from 'kysely';
import { namedAppointments } from '../appointments/appointments.ts';
import type { Queries } from '../database/database.ts';
import type { Engine } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';

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

// PostgreSQL allows no empty list, so one value that no row has replaces it.
const ids = (values: readonly number[]) => (values.length > 0 ? values : [0]);
const texts = (values: readonly string[]) => (values.length > 0 ? values : ['']);

/**
 * Every row that belongs to a person, by table, the oldest first. `aboutAppointment` says how the
 * occasions of emails about an appointment begin.
 */
export async function loadPersonRows(
  db: Queries,
  { accountId, email, guestRequestIds }: Person,
  aboutAppointment: (id: number) => readonly string[],
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
  const appointmentIds = ids(appointments.map(({ id }) => id));
  const [images, keys, handles, repairs, parts, labour, reviews] = await Promise.all([
    db
      .selectFrom('appointment_images')
      .selectAll()
      .where('appointment_id', 'in', appointmentIds)
      .orderBy('id')
      .execute(),
    db.selectFrom('booking_keys').selectAll().where('appointment_id', 'in', appointmentIds).execute(),
    db.selectFrom('booking_handles').selectAll().where('appointment_id', 'in', appointmentIds).execute(),
    db
      .selectFrom('repairs')
      .selectAll()
      .where('appointment_id', 'in', appointmentIds)
      .orderBy('appointment_id')
      .execute(),
    db.selectFrom('repair_parts').selectAll().where('appointment_id', 'in', appointmentIds).orderBy('id').execute(),
    db.selectFrom('repair_labour').selectAll().where('appointment_id', 'in', appointmentIds).orderBy('id').execute(),
    db.selectFrom('reviews').selectAll().where('appointment_id', 'in', appointmentIds).orderBy('id').execute(),
  ]);
  const [vehicles, addresses, sessions, notifications, tokens] = await Promise.all([
    db.selectFrom('vehicles').selectAll().where('account_id', '=', account).orderBy('id').execute(),
    db.selectFrom('addresses').selectAll().where('account_id', '=', account).execute(),
    db.selectFrom('sessions').selectAll().where('account_id', '=', account).orderBy('created_at').execute(),
    db.selectFrom('notifications').selectAll().where('account_id', '=', account).orderBy('id').execute(),
    db.selectFrom('password_tokens').selectAll().where('account_id', '=', account).execute(),
  ]);
  const [files, applicationKeys, requestKeys, registrations, codes, proofs, mails] = await Promise.all([
    db
      .selectFrom('application_files')
      .selectAll()
      .where('application_id', 'in', ids(applications.map(({ id }) => id)))
      .orderBy('id')
      .execute(),
    // A key doesn't name its application, but both were stored at the same moment.
    db
      .selectFrom('application_keys')
      .selectAll()
      .where('created_at', 'in', texts(applications.map(({ created_at }) => created_at)))
      .execute(),
    db
      .selectFrom('immediate_request_keys')
      .selectAll()
      .where('reference', 'in', texts(immediateRequests.map(({ reference }) => reference)))
      .execute(),
    db.selectFrom('pending_registrations').selectAll().where('email', '=', email).execute(),
    db
      .selectFrom('email_codes')
      .selectAll()
      .where((eb) => eb.or([eb('email', '=', email), eb('account_id', '=', account)]))
      .execute(),
    db
      .selectFrom('email_proofs')
      .selectAll()
      .where((eb) => eb.or([eb('account_id', '=', account), endsWith('subject', `:${email}`)]))
      .execute(),
    loadMails(db, email, {
      occasions: [
        ...immediateRequests.map(({ reference }) => `immediate:${reference}`),
        ...contactMessages.map(({ id }) => `contact:${id}`),
        ...applications.map(({ id }) => `application:${id}`),
      ],
      beginnings: [
        ...appointments.flatMap(({ id }) => aboutAppointment(id)),
        ...applications.map(({ id }) => `application:${id}:`),
      ],
    }),
  ]);
  return {
    accounts,
    addresses,
    vehicles,
    sessions,
    appointments,
    appointment_images: images,
    booking_keys: keys,
    booking_handles: handles,
    repairs,
    repair_parts: parts,
    repair_labour: labour,
    reviews,
    notifications,
    immediate_requests: immediateRequests,
    immediate_request_keys: requestKeys,
    mails,
    contact_messages: contactMessages,
    applications,
    application_files: files,
    application_keys: applicationKeys,
    pending_registrations: registrations,
    email_codes: codes,
    email_proofs: proofs,
    password_tokens: tokens,
  };
}

export type PersonRows = Awaited<ReturnType<typeof loadPersonRows>>;

/** Not with `like`, in which some characters of an address are wildcards. */
function endsWith(column: string, ending: string) {
  return sql<boolean>`substr(${sql.ref(column)}, length(${sql.ref(column)}) - ${ending.length - 1}) = ${ending}`;
}

const conditionsAtOnce = 100;

/** Emails to the person, with the person as reply address, or about the person. */
async function loadMails(
  db: Queries,
  email: string,
  { occasions, beginnings }: { occasions: readonly string[]; beginnings: readonly string[] },
) {
  const found = new Map<number, Selectable<Tables['mails']>>();
  const own = await db
    .selectFrom('mails')
    .selectAll()
    .where((eb) =>
      eb.or([eb('recipient', '=', email), eb('reply_to', '=', email), eb('occasion', 'in', texts(occasions))]),
    )
    .execute();
  for (const mail of own) found.set(mail.id, mail);
  for (let start = 0; start < beginnings.length; start += conditionsAtOnce) {
    const some = beginnings.slice(start, start + conditionsAtOnce);
    const about = await db
      .selectFrom('mails')
      .selectAll()
      .where((eb) => eb.or(some.map((beginning) => eb('occasion', 'like', `${beginning}%`))))
      .execute();
    for (const mail of about) found.set(mail.id, mail);
  }
  return [...found.values()].sort((a, b) => a.id - b.id);
}
