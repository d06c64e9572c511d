import type { Migration } from 'kysely';

/**
 * Whether a code for a new password was asked for after the registration: a new code is then one
 * for that, too.
 */
export const claimedRegistrations: Migration = {
  async up(db) {
    await db.schema.alterTable('pending_registrations').addColumn('claimed_at', 'text').execute();
  },
};
