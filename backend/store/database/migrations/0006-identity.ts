import { randomBytes } from 'node:crypto';
import type { Migration } from 'kysely';
import { flag, mayReference, primary, references, required } from './columns.ts';

/**
 * Who owns an address and who says so: codes, what they prove, and registrations that wait for
 * them.
 */
export const identity: Migration = {
  async up(db) {
    // Counts of every kind, each with an end of its own, take the place of those of log-ins; what
    // is lost are counts of minutes.
    await db.schema.dropTable('login_attempts').execute();
    await db.schema
      .createTable('attempts')
      .addColumn('subject', 'text', primary)
      .addColumn('attempts', 'integer', required)
      .addColumn('ends_at', 'text', required)
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', primary)
      .addColumn('value', 'text', required)
      .execute();
    await db.schema
      .createTable('email_codes')
      .addColumn('subject', 'text', primary)
      .addColumn('purpose', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('account_id', 'integer', (column) => mayReference('accounts.id')(column).onDelete('cascade'))
      .addColumn('salt', 'text', required)
      .addColumn('hash', 'text', required)
      .addColumn('tries', 'integer', flag)
      .addColumn('occasion', 'text')
      .addColumn('sent_at', 'text', required)
      .addColumn('expires_at', 'text', required)
      .execute();
    await db.schema
      .createTable('email_proofs')
      .addColumn('subject', 'text', primary)
      .addColumn('account_id', 'integer', (column) => mayReference('accounts.id')(column).onDelete('cascade'))
      .addColumn('expires_at', 'text', required)
      .execute();
    await db.schema
      .createTable('password_tokens')
      .addColumn('token_hash', 'text', primary)
      .addColumn('purpose', 'text', required)
      .addColumn('account_id', 'integer', (column) => references('accounts.id')(column).onDelete('cascade'))
      .addColumn('expires_at', 'text', required)
      .execute();
    await db.schema
      .createTable('pending_registrations')
      .addColumn('email', 'text', primary)
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('password_hash', 'text', required)
      .addColumn('begun_at', 'text', required)
      .addColumn('expires_at', 'text', required)
      .execute();
    await db.schema
      .createTable('booking_handles')
      .addColumn('handle_hash', 'text', primary)
      .addColumn('appointment_id', 'integer', references('appointments.id'))
      .addColumn('expires_at', 'text', required)
      .execute();
    await db.schema
      .createTable('addresses')
      .addColumn('account_id', 'integer', (column) => primary(column).references('accounts.id').onDelete('cascade'))
      .addColumn('street', 'text', required)
      .addColumn('street2', 'text', required)
      .addColumn('city', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('zip_code', 'text', required)
      .addColumn('country', 'text', required)
      .execute();
    const table = db.withTables<{ secrets: { name: string; value: string } }>();
    await table
      .insertInto('secrets')
      .values({ name: 'codes', value: randomBytes(32).toString('base64url') })
      .execute();
  },
};
