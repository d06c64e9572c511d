import type { Queries } from '../store/database.ts';
import { clearLimit, countUse, type Limit } from './limits.ts';

const guesses: Limit = { what: 'log-in', most: 5, seconds: 15 * 60 };

/**
 * Counts one guess at the password of an address, before it is looked at, so that guesses made at the same moment cannot slip through
 * together. Returns the seconds to wait; 0 when it may be looked at.
 */
export function countGuess(db: Queries, email: string, now: Date): Promise<number> {
  return countUse(db, guesses, email, now);
}

/** What is said to whoever has to wait. */
export function tooManyGuesses(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many failed attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`;
}

/** After a right password, or a new one: earlier guesses count no more. */
export async function forgetGuesses(db: Queries, email: string): Promise<void> {
  await clearLimit(db, guesses, email);
}
