import { londonTime } from '#shared/london/clock.ts';
import type { CallbackTime } from '~/site/callback-time.ts';

/** The latest time of day in London for the callback to a request made at `now`. */
export function callbackDeadline({ to }: CallbackTime, now: Date): string {
  return londonTime(new Date(now.getTime() + to * 60_000));
}
