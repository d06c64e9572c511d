import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { primary } from './columns.ts';

type Indexes = readonly (readonly [name: string, table: string, columns: readonly string[]])[];

/** For lookups and sweeps by a column without an index. */
const lookups: Indexes = [
  ['email_codes_expiry', 'email_codes', ['expires_at']],
  ['email_codes_email', 'email_codes', ['email']],
  ['email_codes_account', 'email_codes', ['account_id']],
  ['email_proofs_expiry', 'email_proofs', ['expires_at']],
  ['email_proofs_account', 'email_proofs', ['account_id']],
  ['password_tokens_expiry', 'password_tokens', ['expires_at']],
  ['password_tokens_account', 'password_tokens', ['account_id']],
  ['pending_registrations_expiry', 'pending_registrations', ['expires_at']],
  ['booking_handles_expiry', 'booking_handles', ['expires_at']],
  ['booking_handles_appointment', 'booking_handles', ['appointment_id']],
  ['booking_keys_appointment', 'booking_keys', ['appointment_id']],
  ['attempts_end', 'attempts', ['ends_at']],
  ['sessions_expiry', 'sessions', ['expires_at']],
  ['immediate_request_keys_creation', 'immediate_request_keys', ['created_at']],
  ['immediate_requests_phone', 'immediate_requests', ['phone_number', 'created_at']],
  ['immediate_requests_account', 'immediate_requests', ['account_id']],
  ['mails_recipient', 'mails', ['recipient']],
  ['working_hours_time', 'working_hours', ['weekday', 'slot_id']],
  ['workshop_services_service', 'workshop_services', ['service_id', 'workshop_id']],
  ['specialist_workshops_workshop', 'specialist_workshops', ['workshop_id']],
  ['appointments_workshop', 'appointments', ['workshop_id']],
  ['appointments_specialist', 'appointments', ['specialist_id', 'status', 'date']],
];

/** Each replaces one with the same prefix. */
const replaced: readonly (readonly [old: string, ...Indexes[number]])[] = [
  ['appointments_account', 'appointments_customer', 'appointments', ['account_id', 'created_at']],
  ['notifications_account', 'notifications_newest', 'notifications', ['account_id', 'created_at', 'id']],
  [
    'specialist_services_service_id',
    'specialist_services_offer',
    'specialist_services',
    ['service_id', 'specialist_id'],
  ],
];

/** Partial indexes for queries about few rows. */
const partial: readonly string[] = [
  "create index appointments_to_confirm on appointments (confirm_due_at) where status = 'pending'",
  `create index appointments_to_pay on appointments (confirmed_at)
    where status = 'confirmed' and paid = 0 and coalesce(payment_notice, '') <> 'expired'`,
  'create index notifications_unread on notifications (account_id) where read_at is null',
  'create index mails_waiting on mails (due_at) where sent_at is null',
];

/** The tables with searched data of the directory. */
const searched = [
  'services',
  'specialists',
  'specialist_services',
  'areas',
  'specialist_areas',
  'workshops',
  'specialist_workshops',
];

/** Triggers see every change, whoever makes it. */
async function watchDirectory(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres')
    await sql`
      create or replace function directory_changed() returns trigger language plpgsql as $$
        begin
          update directory_version set version = gen_random_uuid()::text;
          return null;
        end
      $$`.execute(db);
  for (const table of searched) {
    if (engine === 'postgres') {
      await sql`
        create trigger directory_changed after insert or update or delete or truncate on ${sql.table(table)}
          for each statement execute function directory_changed()`.execute(db);
      continue;
    }
    for (const event of ['insert', 'update', 'delete'])
      await sql`
        create trigger ${sql.ref(`directory_changed_${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
          begin update directory_version set version = lower(hex(randomblob(16))); end`.execute(db);
  }
}

/** Keeps queries fast as the data grows, and versions the directory. */
export function growth(engine: Engine): Migration {
  return {
    async up(db) {
      for (const [old] of replaced) await db.schema.dropIndex(old).execute();
      for (const [name, table, columns] of [...lookups, ...replaced.map(([, ...index]) => index)])
        await db.schema
          .createIndex(name)
          .on(table)
          .columns([...columns])
          .execute();
      await db.schema.dropIndex('mails_due').execute();
      for (const statement of partial) await sql.raw(statement).execute(db);
      // For prefix searches of `occasion`: an appointment's emails, when its customer requests a
      // copy.
      if (engine === 'postgres')
        await sql`create index mails_occasion_beginning on mails (occasion text_pattern_ops)`.execute(db);
      await db.schema.createTable('directory_version').addColumn('version', 'text', primary).execute();
      await sql`insert into directory_version (version) values ('')`.execute(db);
      await watchDirectory(db, engine);
    },
  };
}
