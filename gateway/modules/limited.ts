import type { GatewayContext } from '../context.ts';
import { rateLimited } from '../graphql/errors.ts';
import type { LimitedAct } from '../state/rate-limiter.ts';

/** Counts an act of the caller's address, or refuses it with `RATE_LIMITED` and the seconds to wait. */
export async function countAct(
  act: LimitedAct,
  { legacy, limiter, clientAddress }: Pick<GatewayContext, 'legacy' | 'limiter' | 'clientAddress'>,
): Promise<void> {
  // Each request counts towards the limit, so the response must not be cached.
  legacy.reads.markUncacheable();
  const wait = await limiter.hit(act, clientAddress);
  if (wait !== null) throw rateLimited(wait);
}
