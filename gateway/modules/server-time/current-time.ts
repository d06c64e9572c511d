import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

/** The current time. Marks the operation as uncacheable. */
export function currentTime(legacy: LegacyClient): Date {
  legacy.reads.markUncacheable();
  return new Date();
}
