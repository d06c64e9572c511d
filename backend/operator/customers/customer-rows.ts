import { sql } from 'kysely';
import type { Queries } from '../../store/database/database.ts';

// PostgreSQL allows no empty list, so one value that no row has replaces it.
export const ids = (values: readonly number[]) => (values.length > 0 ? values : [0]);
export const texts = (values: readonly string[]) => (values.length > 0 ? values : ['']);

/** What belongs to an account, by its id. */
export async function loadAccountRows(db: Queries, account: number) {
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
export async function loadAppointmentRows(db: Queries, appointmentIds: readonly number[]) {
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
export async function loadApplicationRows(db: Queries, applications: readonly { id: number; created_at: string }[]) {
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
export async function loadIdentityRows(db: Queries, account: number, email: string) {
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
