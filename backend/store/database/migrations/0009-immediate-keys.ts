import type { Migration } from 'kysely';
import { primary, required } from './columns.ts';

/** What keeps a request for urgent help that is sent again from being made twice. */
export const immediateKeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('immediate_request_keys')
      .addColumn('key', 'text', primary)
      .addColumn('fingerprint', 'text', required)
      .addColumn('reference', 'text')
      .addColumn('created_at', 'text', required)
      .execute();
  },
};
