import { type Migration, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { identity, primary, references, required, unique } from './columns.ts';

/**
 * Who wants to work with us, who writes to us, and which one of a customer's vehicles is the
 * primary one.
 */
export function applications(engine: Engine): Migration {
  const id = identity(engine);
  return {
    async up(db) {
      await db.schema
        .createTable('applications')
        .addColumn('id', 'integer', id)
        .addColumn('status', 'text', required)
        .addColumn('first_name', 'text', required)
        .addColumn('last_name', 'text', required)
        .addColumn('email', 'text', required)
        .addColumn('phone', 'text', required)
        .addColumn('bio', 'text')
        .addColumn('years_of_experience', 'text', required)
        .addColumn('certified', 'integer', required)
        .addColumn('liability_insurance', 'text', required)
        .addColumn('willing_to_travel', 'text', required)
        .addColumn('service_mode', 'text', required)
        .addColumn('offer', 'text', required)
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema
        .createTable('application_files')
        .addColumn('id', 'integer', id)
        .addColumn('application_id', 'integer', references('applications.id'))
        .addColumn('purpose', 'text', required)
        .addColumn('position', 'integer', required)
        .addColumn('name', 'text', required)
        .addColumn('stored_name', 'text', unique)
        .addColumn('media_type', 'text', required)
        .addColumn('bytes', 'integer', required)
        .execute();
      await db.schema
        .createTable('application_keys')
        .addColumn('key', 'text', primary)
        .addColumn('fingerprint', 'text', required)
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema
        .createTable('contact_messages')
        .addColumn('id', 'integer', id)
        .addColumn('name', 'text', required)
        .addColumn('email', 'text', required)
        .addColumn('message', 'text', required)
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema.alterTable('mails').addColumn('reply_to', 'text').execute();
      for (const column of ['email', 'phone'])
        await db.schema.createIndex(`applications_${column}`).on('applications').column(column).execute();
      await db.schema.createIndex('application_files_of').on('application_files').column('application_id').execute();
      await db.schema
        .createIndex('vehicles_primary')
        .unique()
        .on('vehicles')
        .column('account_id')
        .where(sql.ref('is_primary'), '=', 1)
        .execute();
    },
  };
}
