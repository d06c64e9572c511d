import type { Migration } from 'kysely';
import type { Engine } from '../tables.ts';
import { flag, identity, primary, references, required, unique } from './columns.ts';

/** Customers, what they own, and how they log in. */
export function accounts(engine: Engine): Migration {
  const id = identity(engine);
  return {
    async up(db) {
      await db.schema
        .createTable('accounts')
        .addColumn('id', 'integer', id)
        .addColumn('email', 'text', unique)
        .addColumn('first_name', 'text', required)
        .addColumn('last_name', 'text', required)
        .addColumn('phone', 'text', required)
        .addColumn('password_hash', 'text')
        .addColumn('verified', 'integer', flag)
        .addColumn('demo', 'integer', flag)
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema
        .createTable('vehicles')
        .addColumn('id', 'integer', id)
        .addColumn('account_id', 'integer', references('accounts.id'))
        .addColumn('make', 'text', required)
        .addColumn('model', 'text', required)
        .addColumn('year', 'integer', required)
        .addColumn('color', 'text')
        .addColumn('license_plate', 'text')
        .addColumn('vin', 'text')
        .addColumn('is_primary', 'integer', flag)
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', primary)
        .addColumn('account_id', 'integer', references('accounts.id'))
        .addColumn('created_at', 'text', required)
        .addColumn('last_used_at', 'text', required)
        .addColumn('expires_at', 'text', required)
        .addColumn('idle_minutes', 'integer', required)
        .execute();
      await db.schema
        .createTable('login_attempts')
        .addColumn('subject', 'text', primary)
        .addColumn('window_started_at', 'text', required)
        .addColumn('attempts', 'integer', required)
        .execute();
      await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
      await db.schema.createIndex('vehicles_account').on('vehicles').column('account_id').execute();
    },
  };
}
