import type { Insertable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type NewContactMessage = Omit<Insertable<Tables['contact_messages']>, 'id'>;

export async function insertContactMessage(db: Queries, message: NewContactMessage): Promise<number> {
  const { id } = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}
