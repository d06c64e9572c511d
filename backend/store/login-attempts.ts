import { sql } from 'kysely';
import type { Queries } from './database.ts';

export interface AttemptCount {
  attempts: number;
  window_started_at: string;
}

/**
 * Counts one more attempt of `subject`, in a new window when the old one began at or before `windowCutoff`. One statement, so that
 * attempts made at the same moment are all counted.
 */
export async function countAttempt(
  db: Queries,
  subject: string,
  now: string,
  windowCutoff: string,
): Promise<AttemptCount> {
  const over = sql<boolean>`login_attempts.window_started_at <= ${windowCutoff}`;
  return db
    .insertInto('login_attempts')
    .values({ subject, window_started_at: now, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        attempts: sql`case when ${over} then 1 else login_attempts.attempts + 1 end`,
        window_started_at: sql`case when ${over} then excluded.window_started_at else login_attempts.window_started_at end`,
      }),
    )
    .returning(['attempts', 'window_started_at'])
    .executeTakeFirstOrThrow();
}

export async function clearAttempts(db: Queries, subject: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('subject', '=', subject).execute();
}

export async function deleteOldAttempts(db: Queries, windowCutoff: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('window_started_at', '<=', windowCutoff).execute();
}
