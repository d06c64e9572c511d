import { type Selectable, sql } from 'kysely';
import { parsePhone } from '#shared/uk/phone.ts';
import { requireEmail } from '../../domain/form.ts';
import { appointmentEvents, eventKeyPrefix } from '../../domain/notification-messages.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findAccount, findAccountByEmail } from '../../store/accounts.ts';
import { namedAppointments } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import type { Engine, Tables } from '../../store/database/tables.ts';

const unknown = () => new Refusal('NOT_FOUND', 'We have no data about this customer.');

/** How the event keys of emails about an appointment begin. */
const eventKeyPrefixes = (id: number) => [
  `booking:${id}:`,
  `booking-again:${id}`,
  ...appointmentEvents.map((event) => eventKeyPrefix(event, id)),
];

/**
 * Finds by address or account id. Throws a refusal when there is no such account, or the text is
 * neither.
 */
async function findPerson(db: Queries, key: string): Promise<Omit<Person, 'guestRequestIds'>> {
  if (/^\d{1,9}$/.test(key.trim())) {
    const account = await findAccount(db, Number(key));
    if (!account) throw unknown();
    return { accountId: account.id, email: account.email };
  }
  const email = requireEmail(key);
  return { accountId: (await findAccountByEmail(db, email))?.id ?? null, email };
}

/** The phone numbers that link a guest's immediate requests to this person. */
function phonesOf({ accounts, appointments, applications, pending_registrations }: PersonRows): Set<string> {
  const numbers = [
    ...[...accounts, ...applications, ...pending_registrations].map(({ phone }) => phone),
    ...appointments.map(({ contact_phone }) => contact_phone),
  ];
  return new Set(numbers.flatMap((number) => parsePhone(number) ?? []));
}

export interface CustomerRecords {
  person: Person;
  rows: PersonRows;
  /** Requests by guests with a phone number of the customer's, which may be other people's. */
  unconfirmed: GuestRequest[];
}

/**
 * All data about the customer with this address or account id, including guest bookings. Requests
 * by guests with the same phone number only if `phone` repeats it, since anyone can give any
 * number. Throws a refusal when there is none.
 */
export async function findCustomer(db: Queries, key: string, phone?: string): Promise<CustomerRecords> {
  const found = await findPerson(db, key);
  const ownRows = await loadPersonRows(db, { ...found, guestRequestIds: [] });
  const phones = phonesOf(ownRows);
  const samePhone = (await listGuestRequests(db)).filter((request) => phones.has(phoneOf(request)));
  const confirmed = phone === undefined ? null : parsePhone(phone);
  const isConfirmed = (request: GuestRequest) => phoneOf(request) === confirmed;
  const guestRequestIds = samePhone.filter(isConfirmed).map(({ id }) => id);
  if (phone !== undefined && guestRequestIds.length === 0)
    throw new Refusal('INVALID', 'No guest has made a request with this phone number, or it isn’t this customer’s.');
  const person = { ...found, guestRequestIds };
  const rows = guestRequestIds.length === 0 ? ownRows : await loadPersonRows(db, person);
  if (Object.values(rows).every((list) => list.length === 0)) throw unknown();
  return { person, rows, unconfirmed: samePhone.filter((request) => !isConfirmed(request)) };
}

const phoneOf = ({ phone_number }: GuestRequest) => parsePhone(phone_number) ?? '';

/** The owner of the data: an account, or an address without one, and a guest's requests. */
interface Person {
  accountId: number | null;
  /** In lower case. */
  email: string;
  guestRequestIds: readonly number[];
}

/** Requests for immediate service from guests, whose phone number no one has verified. */
function listGuestRequests(db: Queries) {
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
) {
  return loadEmails(db, email, {
    eventKeys: [
      ...immediateRequests.map(({ reference }) => `immediate:${reference}`),
      ...contactMessages.map(({ id }) => `contact:${id}`),
      ...applications.map(({ id }) => `application:${id}`),
    ],
    prefixes: [
      ...appointments.flatMap(({ id }) => eventKeyPrefixes(id)),
      ...applications.map(({ id }) => `application:${id}:`),
    ],
  });
}

/** Every row that belongs to a person, by table, the oldest first. */
async function loadPersonRows(db: Queries, person: Person) {
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
    mails: await loadPersonEmails(db, person.email, main),
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

// PostgreSQL allows no empty list, so one value that no row has replaces it.
const ids = (values: readonly number[]) => (values.length > 0 ? values : [0]);
const texts = (values: readonly string[]) => (values.length > 0 ? values : ['']);

/** What belongs to an account, by its id. */
async function loadAccountRows(db: Queries, account: number) {
  const [vehicles, addresses, sessions, notifications, tokens] = await Promise.all([
    db.selectFrom('vehicles').selectAll().where('account_id', '=', account).orderBy('id').execute(),
    db.selectFrom('addresses').selectAll().where('account_id', '=', account).execute(),
    db.selectFrom('sessions').selectAll().where('account_id', '=', account).orderBy('created_at').execute(),
    db.selectFrom('notifications').selectAll().where('account_id', '=', account).orderBy('id').execute(),
    db.selectFrom('password_tokens').selectAll().where('account_id', '=', account).execute(),
  ]);
  return { vehicles, addresses, sessions, notifications, tokens };
}

/** What belongs to these appointments. */
async function loadAppointmentRows(db: Queries, appointmentIds: readonly number[]) {
  const idList = ids(appointmentIds);
  const [images, keys, handles, repairs, parts, labour, reviews] = await Promise.all([
    db.selectFrom('appointment_images').selectAll().where('appointment_id', 'in', idList).orderBy('id').execute(),
    db.selectFrom('booking_keys').selectAll().where('appointment_id', 'in', idList).execute(),
    db.selectFrom('booking_handles').selectAll().where('appointment_id', 'in', idList).execute(),
    db.selectFrom('repairs').selectAll().where('appointment_id', 'in', idList).orderBy('appointment_id').execute(),
    db.selectFrom('repair_parts').selectAll().where('appointment_id', 'in', idList).orderBy('id').execute(),
    db.selectFrom('repair_labour').selectAll().where('appointment_id', 'in', idList).orderBy('id').execute(),
    db.selectFrom('reviews').selectAll().where('appointment_id', 'in', idList).orderBy('id').execute(),
  ]);
  return { images, keys, handles, repairs, parts, labour, reviews };
}

/** What belongs to these applications. */
async function loadApplicationRows(db: Queries, applications: readonly { id: number; created_at: string }[]) {
  const [files, keys] = await Promise.all([
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
  ]);
  return { files, keys };
}

/** Registrations, codes and proofs of an address or an account. */
async function loadIdentityRows(db: Queries, account: number, email: string) {
  const [registrations, codes, proofs] = await Promise.all([
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
  ]);
  return { registrations, codes, proofs };
}

/** Not with `like`, which takes some characters of an address as wildcards. */
function endsWith(column: string, ending: string) {
  return sql<boolean>`substr(${sql.ref(column)}, length(${sql.ref(column)}) - ${ending.length - 1}) = ${ending}`;
}

const batchSize = 100;

/** Emails to the person, with the person as reply address, or about these events. */
async function loadEmails(
  db: Queries,
  address: string,
  { eventKeys, prefixes }: { eventKeys: readonly string[]; prefixes: readonly string[] },
) {
  const found = new Map<number, Selectable<Tables['mails']>>();
  const direct = await db
    .selectFrom('mails')
    .selectAll()
    .where((eb) =>
      eb.or([eb('recipient', '=', address), eb('reply_to', '=', address), eb('occasion', 'in', texts(eventKeys))]),
    )
    .execute();
  for (const email of direct) found.set(email.id, email);
  for (let start = 0; start < prefixes.length; start += batchSize) {
    const batch = prefixes.slice(start, start + batchSize);
    const about = await db
      .selectFrom('mails')
      .selectAll()
      .where((eb) => eb.or(batch.map((prefix) => eb('occasion', 'like', `${prefix}%`))))
      .execute();
    for (const email of about) found.set(email.id, email);
  }
  return [...found.values()].sort((a, b) => a.id - b.id);
}
