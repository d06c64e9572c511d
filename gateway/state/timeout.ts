import type { Clock } from '../clock.ts';

/**
 * Rejects when the work takes longer than that. A response that arrived while the event loop was
 * blocked counts as in time.
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`no response within ${milliseconds} ms`));
    const cancelTimer = clock.after(milliseconds, () => setImmediate(fail));
    work.then(resolve, reject).finally(cancelTimer);
  });
}
