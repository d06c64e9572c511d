import type { Migration } from 'kysely';
import type { Engine } from '../tables.ts';
import { identity, mayReference, references, required } from './columns.ts';

/**
 * A log of what operators change; specialists who are suspended, and what they can be called out
 * for at once.
 */
export function operator(engine: Engine): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('operator_log')
        .addColumn('id', 'integer', identity(engine))
        .addColumn('at', 'text', required)
        .addColumn('operator', 'text', required)
        .addColumn('command', 'text', required)
        .addColumn('subject_kind', 'text', required)
        .addColumn('subject_id', 'text', required)
        .addColumn('changes', 'text', required)
        .execute();
      await db.schema
        .createIndex('operator_log_subject')
        .on('operator_log')
        .columns(['subject_kind', 'subject_id'])
        .execute();
      await db.schema
        .createTable('specialist_immediate_services')
        .addColumn('specialist_id', 'integer', references('specialists.id'))
        .addColumn('name', 'text', required)
        .addPrimaryKeyConstraint('specialist_immediate_services_pk', ['specialist_id', 'name'])
        .execute();
      await db.schema.alterTable('specialists').addColumn('suspended_at', 'text').execute();
      await db.schema.alterTable('specialists').addColumn('suspended_reason', 'text').execute();
      await db.schema
        .alterTable('applications')
        .addColumn('specialist_id', 'integer', mayReference('specialists.id'))
        .execute();
    },
  };
}
