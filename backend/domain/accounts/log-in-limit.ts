import type { Queries } from '../../store/database/database.ts';
import { clearLimit, countUse, type Limit } from '../rate-limits.ts';

const logInLimit: Limit = { name: 'log-in', max: 5, seconds: 15 * 60 };

/**
 * Counts a log-in attempt before the password is checked, so that concurrent attempts can't exceed
 * the limit. Returns the seconds to wait; 0 when the attempt is allowed.
 */
export function countLogInAttempt(db: Queries, email: string, now: Date): Promise<number> {
  return countUse(db, logInLimit, email, now);
}

/** The message while log-ins are limited. */
export function tooManyLogInsMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many failed attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}

/** Resets the count, after a correct or a new password. */
export async function clearLogInAttempts(db: Queries, email: string): Promise<void> {
  await clearLimit(db, logInLimit, email);
}
