import type { Insertable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export async function putProof(db: Queries, proof: Insertable<Tables['email_proofs']>): Promise<void> {
  await db
    .insertInto('email_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(proof))
    .execute();
}

export async function hasProof(db: Queries, subject: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_proofs')
    .select('subject')
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is no valid one. */
export async function deleteProof(db: Queries, subject: string, now: string): Promise<boolean> {
  const result = await db
    .deleteFrom('email_proofs')
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteExpiredProofs(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('email_proofs').where('expires_at', '<=', now).execute();
}
