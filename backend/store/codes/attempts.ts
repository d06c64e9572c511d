import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

export interface AttemptCount {
  attempts: number;
  ends_at: string;
}

/**
 * Counts one more attempt of `subject`, in a new window until `endsAt` when the old one has ended.
 * One statement, so that attempts made at the same moment are all counted.
 */
export async function countAttempt(db: Queries, subject: string, now: string, endsAt: string): Promise<AttemptCount> {
  const over = sql<boolean>`attempts.ends_at <= ${now}`;
  return db
    .insertInto('attempts')
    .values({ subject, attempts: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        attempts: sql`case when ${over} then 1 else attempts.attempts + 1 end`,
        ends_at: sql`case when ${over} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(['attempts', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Starts a new window with one attempt. */
export async function restartAttempts(db: Queries, subject: string, endsAt: string): Promise<void> {
  await db
    .insertInto('attempts')
    .values({ subject, attempts: 1, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ attempts: 1, ends_at: endsAt }))
    .execute();
}

export async function clearAttempts(db: Queries, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}

export async function deleteEndedAttempts(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}
