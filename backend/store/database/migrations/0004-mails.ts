import type { Migration } from 'kysely';
import type { Engine } from '../tables.ts';
import { flag, identity, required, unique } from './columns.ts';

/**
 * Mail is written in the transaction of what it tells of, and sent afterwards: neither can be
 * without the other.
 */
export function mails(engine: Engine): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('mails')
        .addColumn('id', 'integer', identity(engine))
        .addColumn('occasion', 'text', unique)
        .addColumn('recipient', 'text', required)
        .addColumn('subject', 'text', required)
        .addColumn('body', 'text', required)
        .addColumn('created_at', 'text', required)
        .addColumn('due_at', 'text', required)
        .addColumn('attempts', 'integer', flag)
        .addColumn('sent_at', 'text')
        .execute();
      await db.schema.createIndex('mails_due').on('mails').columns(['sent_at', 'due_at']).execute();
    },
  };
}
