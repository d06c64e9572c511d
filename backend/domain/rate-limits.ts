import { createHash } from 'node:crypto';
import { USE_LIMITS } from '#shared/limits.ts';
import { clearAttempts, countAttempt, restartAttempts } from '../store/codes.ts';
import type { Queries } from '../store/database/database.ts';
import { Refusal } from './refusal.ts';

/** A limit that is counted as it is used; the others count rows. */
type LimitName = Exclude<keyof typeof USE_LIMITS, 'bookings' | 'immediate-requests' | 'applications'>;

function keyOf(name: LimitName, subject: string): string {
  return createHash('sha256').update(`${name}:${subject}`).digest('hex');
}

function endOf(name: LimitName, now: Date): string {
  return new Date(now.getTime() + USE_LIMITS[name].seconds * 1000).toISOString();
}

/**
 * Counts a use; returns 0 within the limit, otherwise the seconds to wait. Never inside a
 * transaction that may be rolled back, which would undo the count.
 */
export async function countUse(db: Queries, limit: LimitName, subject: string, now: Date): Promise<number> {
  const { attempts, ends_at } = await countAttempt(db, keyOf(limit, subject), now.toISOString(), endOf(limit, now));
  if (attempts <= USE_LIMITS[limit].max) return 0;
  return Math.max(1, Math.ceil((Date.parse(ends_at) - now.getTime()) / 1000));
}

/** As `countUse`. Throws a refusal with this message beyond the limit. */
export async function requireUse(
  db: Queries,
  limit: LimitName,
  subject: string,
  now: Date,
  messageOf: (seconds: number) => string,
): Promise<void> {
  const retryAfter = await countUse(db, limit, subject, now);
  if (retryAfter > 0) throw new Refusal('RATE_LIMITED', messageOf(retryAfter), { retryAfter });
}

/** When the window of a limit began whose rows are counted, in ISO 8601. */
export function windowStart(limit: keyof typeof USE_LIMITS, now: Date): string {
  return new Date(now.getTime() - USE_LIMITS[limit].seconds * 1000).toISOString();
}

/** Restarts the count at one. */
export async function restartLimit(db: Queries, limit: LimitName, subject: string, now: Date): Promise<void> {
  await restartAttempts(db, keyOf(limit, subject), endOf(limit, now));
}

export async function clearLimit(db: Queries, limit: LimitName, subject: string): Promise<void> {
  await clearAttempts(db, keyOf(limit, subject));
}
