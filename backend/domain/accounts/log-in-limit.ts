import { quantity } from '#shared/quantity.ts';
import type { Queries } from '../../store/database/database.ts';
import { clearLimit, countUse } from '../rate-limits.ts';
import { type Device, knowsAccount } from './devices.ts';

/**
 * Whose attempts at an account count together: those of a device that its owner has used, or those
 * of all others. So no stranger can lock the owner out, and guessing stays as hopeless.
 */
export async function attemptsAt(
  db: Queries,
  email: string,
  { account, device }: { account: { id: number } | undefined; device: Device | null },
): Promise<string> {
  return account && device && (await knowsAccount(db, device, account.id)) ? `${device.id}:${email}` : email;
}

/**
 * Counts a log-in attempt before the password is checked, so that concurrent attempts can't exceed
 * the limit. Returns the seconds to wait; 0 when the attempt is allowed.
 */
export function countLogInAttempt(db: Queries, attempts: string, now: Date): Promise<number> {
  return countUse(db, 'log-in', attempts, now);
}

/** The message while log-ins are limited. */
export function tooManyLogInsMessage(seconds: number): string {
  return `Too many failed attempts. Please try again in ${quantity(Math.ceil(seconds / 60), 'minute')}.`;
}

/** Resets the count, after a correct or a new password. */
export async function clearLogInAttempts(db: Queries, attempts: string): Promise<void> {
  await clearLimit(db, 'log-in', attempts);
}
