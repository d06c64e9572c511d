import { type Migration, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { identity, required } from './columns.ts';

/** Uploaded files, where the database holds them: with PostgreSQL. */
export function files(engine: Engine): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('files')
        .addColumn('id', 'integer', identity(engine))
        .addColumn('area', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('bytes', 'integer', required)
        .addColumn('sha256', 'text', required)
        .addColumn('created_at', 'text', required)
        .addUniqueConstraint('files_name', ['area', 'name'])
        .execute();
      await db.schema
        .createTable('file_pieces')
        .addColumn('file_id', 'integer', (column) => column.notNull().references('files.id').onDelete('cascade'))
        .addColumn('position', 'integer', required)
        .addColumn('content', engine === 'postgres' ? 'bytea' : 'blob', required)
        .addPrimaryKeyConstraint('file_pieces_position', ['file_id', 'position'])
        .execute();
      // Photos are compressed already: trying again would only cost time.
      if (engine === 'postgres')
        await sql`alter table file_pieces alter column content set storage external`.execute(db);
    },
  };
}
