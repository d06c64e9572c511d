import type { LegacyClient } from '../legacy/transport/client.ts';

/** The present moment, for what a query answers: a response that depends on it is never sent again. */
export function presentTime(legacy: LegacyClient): Date {
  legacy.reads.dependsOnMore();
  return new Date();
}
