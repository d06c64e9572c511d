import type { Insertable, Selectable } from 'kysely';
import type { Queries } from './database/database.ts';
import { insertIfNew } from './database/rows.ts';
import type { Tables } from './database/tables.ts';

type NewContactMessage = Omit<Insertable<Tables['contact_messages']>, 'id'>;

export async function insertContactMessage(db: Queries, message: NewContactMessage): Promise<number> {
  const { id } = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

type NewImmediateRequest = Omit<Insertable<Tables['immediate_requests']>, 'id'>;
type ImmediateRequestKey = Selectable<Tables['immediate_request_keys']>;

/** False when the reference is already in use. */
export function insertImmediateRequest(db: Queries, request: NewImmediateRequest): Promise<boolean> {
  return insertIfNew(db, 'immediate_requests', request);
}

export async function countImmediateRequestsSince(db: Queries, phoneNumber: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('immediate_requests')
    .where('phone_number', '=', phoneNumber)
    // Those without a phone number have none in common.
    .where('phone_number', '!=', '')
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findImmediateRequestKey(db: Queries, key: string): Promise<ImmediateRequestKey | undefined> {
  return db.selectFrom('immediate_request_keys').selectAll().where('key', '=', key).executeTakeFirst();
}

/** False when the key is in use. */
export function takeImmediateRequestKey(db: Queries, key: ImmediateRequestKey): Promise<boolean> {
  return insertIfNew(db, 'immediate_request_keys', key);
}

export async function deleteImmediateRequestKeysBefore(db: Queries, at: string): Promise<void> {
  await db.deleteFrom('immediate_request_keys').where('created_at', '<', at).execute();
}

export async function completeImmediateRequestKey(db: Queries, key: string, reference: string): Promise<void> {
  await db.updateTable('immediate_request_keys').set({ reference }).where('key', '=', key).execute();
}
