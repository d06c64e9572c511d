import { type Migration, sql } from 'kysely';
import { flag, primary, required } from './columns.ts';

/** Several registrations of one address can wait, and each code belongs to what requested it. */
export const flows: Migration = {
  async up(db) {
    await db.schema
      .alterTable('appointments')
      .addColumn('accepted', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('appointments').addColumn('device', 'text').execute();
    await db.schema.alterTable('password_tokens').addColumn('email', 'text').execute();
    await db.schema.alterTable('email_codes').addColumn('flow', 'text').execute();
    await db.schema.alterTable('email_codes').addColumn('open_tries', 'integer', flag).execute();
    // SQLite can't change a primary key.
    await db.schema.alterTable('pending_registrations').renameTo('registrations_by_email').execute();
    await db.schema.dropIndex('pending_registrations_expiry').execute();
    await db.schema
      .createTable('pending_registrations')
      .addColumn('flow', 'text', primary)
      .addColumn('email', 'text', required)
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('password_hash', 'text', required)
      .addColumn('begun_at', 'text', required)
      .addColumn('expires_at', 'text', required)
      .addColumn('claimed_at', 'text')
      .execute();
    await sql`
      insert into pending_registrations
        (flow, email, first_name, last_name, phone, password_hash, begun_at, expires_at, claimed_at)
      select email, email, first_name, last_name, phone, password_hash, begun_at, expires_at, claimed_at
        from registrations_by_email`.execute(db);
    await db.schema.dropTable('registrations_by_email').execute();
    await db.schema.createIndex('pending_registrations_email').on('pending_registrations').column('email').execute();
    await db.schema
      .createIndex('pending_registrations_expiry')
      .on('pending_registrations')
      .column('expires_at')
      .execute();
  },
};
