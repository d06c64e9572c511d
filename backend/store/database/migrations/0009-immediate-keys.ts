import type { Migration } from 'kysely';
import { primary, required } from './columns.ts';

/** Idempotency keys, under which a resent immediate request is stored once. */
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
