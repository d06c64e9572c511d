import { createHash } from 'node:crypto';
import { clearAttempts, countAttempt, restartAttempts } from '../store/codes/attempts.ts';
import type { Queries } from '../store/database/database.ts';

/** At most `max` uses per subject within `seconds` of the first. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

function keyOf({ name }: Limit, subject: string): string {
  return createHash('sha256').update(`${name}:${subject}`).digest('hex');
}

function endOf({ seconds }: Limit, now: Date): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

/**
 * Counts a use; returns 0 within the limit, otherwise the seconds to wait. Never inside a
 * transaction that may be rolled back, which would undo the count.
 */
export async function countUse(db: Queries, limit: Limit, subject: string, now: Date): Promise<number> {
  const { attempts, ends_at } = await countAttempt(db, keyOf(limit, subject), now.toISOString(), endOf(limit, now));
  if (attempts <= limit.max) return 0;
  return Math.max(1, Math.ceil((Date.parse(ends_at) - now.getTime()) / 1000));
}

/** Restarts the count at one. */
export async function restartLimit(db: Queries, limit: Limit, subject: string, now: Date): Promise<void> {
  await restartAttempts(db, keyOf(limit, subject), endOf(limit, now));
}

export async function clearLimit(db: Queries, limit: Limit, subject: string): Promise<void> {
  await clearAttempts(db, keyOf(limit, subject));
}
