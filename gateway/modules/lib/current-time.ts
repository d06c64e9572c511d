import { londonDay } from '#shared/london/clock.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

/** The current time. Marks the operation as uncacheable. */
export function currentTime(legacy: LegacyClient): Date {
  legacy.reads.markUncacheable();
  return new Date();
}

/** Today in London. A response that depends on it can be reused until midnight. */
export function londonToday(legacy: LegacyClient): string {
  return legacy.dependOn('date in London', () => londonDay(new Date()));
}

/** Whether a moment (ISO 8601) has passed. A response that depends on it is reused until then. */
export function hasPassed(legacy: LegacyClient, moment: string): boolean {
  const at = Date.parse(moment);
  return legacy.dependOn(`whether ${moment} has passed`, () => String(at <= Date.now())) === 'true';
}
