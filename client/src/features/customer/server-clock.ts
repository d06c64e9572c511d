import type { ApolloClient } from '@apollo/client';
import { ServerTimeDocument } from '~/graphql/generated/operations/server-time.ts';

/**
 * A clock that was set, or slept through, has moved against the one that only counts by more than
 * this.
 */
const MOVED_MS = 2000;
const SECOND_MS = 1000;
/**
 * The device may have slept while an answer was under way for longer, and what the answer says is
 * off by up to half of its way.
 */
const TRUSTED_WAY_MS = 2 * MOVED_MS;
const ATTEMPTS = 3;

/**
 * The server's clock, as the device can tell it: what is left of a day to pay must not depend on a
 * phone that is set wrong. Asked of the gateway when the first of those who look at it comes, and
 * again when the device's clock has been set; until it answers, and when it cannot, it is the
 * device's.
 */
export function createServerClock() {
  const listeners = new Set<() => void>();
  let aheadMs = 0;
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  let client: ApolloClient | undefined;
  /**
   * What the device's clock showed when its counter stood at zero, when the server was last asked.
   */
  let learnedAt: number | null = null;
  let isLearning = false;
  const origin = () => Date.now() - performance.now();
  const hasMoved = () => learnedAt !== null && Math.abs(origin() - learnedAt) > MOVED_MS;

  const tick = () => {
    if (hasMoved()) void learn();
    now = Date.now() + aheadMs;
    for (const listener of listeners) listener();
  };

  const ask = async () => {
    const sentAt = Date.now();
    const answer = await client?.query({ query: ServerTimeDocument, fetchPolicy: 'no-cache' }).catch(() => null);
    const serverTime = answer?.data?.serverTime;
    if (!serverTime) return null;
    // It was so late there when half of the way was gone.
    return { aheadMs: Date.parse(serverTime) - (sentAt + Date.now()) / 2, wayMs: Date.now() - sentAt };
  };
  const learn = async () => {
    if (isLearning) return;
    isLearning = true;
    let shortestMs = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && shortestMs > TRUSTED_WAY_MS; attempt += 1) {
      learnedAt = origin();
      const answer = await ask();
      if (!answer) break;
      if (hasMoved() || answer.wayMs >= shortestMs) continue;
      shortestMs = answer.wayMs;
      aheadMs = answer.aheadMs;
      tick();
    }
    isLearning = false;
    // Who comes next asks again.
    if (shortestMs === Number.POSITIVE_INFINITY) learnedAt = null;
  };
  const run = () => {
    clearInterval(timer);
    if (listeners.size === 0 || document.visibilityState === 'hidden') return;
    tick();
    timer = setInterval(tick, SECOND_MS);
  };

  return {
    now: () => {
      // No one has looked for a while: the last tick is long past.
      if (listeners.size === 0 && Math.abs(Date.now() + aheadMs - now) > SECOND_MS) now = Date.now() + aheadMs;
      return now;
    },
    /** Who may be asked; the first time it is. */
    setBy(asked: ApolloClient) {
      client = asked;
      if (learnedAt === null) void learn();
    },
    /** Calls back each second while the page can be seen, until the returned function is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', run);
        now = Date.now() + aheadMs;
        run();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', run);
        clearInterval(timer);
      };
    },
  };
}
