import type { Insertable } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

export type NewContactMessage = Omit<Insertable<Tables['contact_messages']>, 'id'>;

export async function insertContactMessage(db: Queries, message: NewContactMessage): Promise<number> {
  const { id } = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function countContactMessagesSince(db: Queries, email: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('contact_messages')
    .where('email', '=', email)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
