import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

/** The current time. A response that depends on it isn't cached. */
export function currentTime(legacy: LegacyClient): Date {
  legacy.reads.markUncacheable();
  return new Date();
}
