import { londonTime } from '#shared/london/clock.ts';
import type { QuantityRange } from '#shared/quantity.ts';

/** The latest time of day in London for the callback to a request made at `now`. */
export function callbackDeadline({ to }: QuantityRange, now: Date): string {
  return londonTime(new Date(now.getTime() + to * 60_000));
}
