import { type Kysely, type Migration, sql } from 'kysely';
import { normaliseEmail } from '#shared/email.ts';

/** Cleans addresses that were stored with invisible characters, which no log-in could find. */
export const plainEmails: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: number; email: string }>`select id, email from accounts`.execute(db);
    const taken = new Set(rows.map(({ email }) => email));
    for (const { id, email } of rows) {
      const plain = normaliseEmail(email);
      // Another account may have the address. This one stays as it is.
      if (taken.has(plain)) continue;
      taken.add(plain);
      await sql`update accounts set email = ${plain} where id = ${id}`.execute(db);
    }
  },
};
