import { createSemaphore, type Semaphore } from '#shared/server/semaphore.ts';
import { Refusal } from './refusal.ts';

/** Limits concurrent heavy work. Throws a refusal when `maxWaiting` callers are waiting already. */
export function createWorkQueue(concurrency: number, maxWaiting: number): Semaphore {
  const { run, load } = createSemaphore(concurrency);
  return {
    async run(work) {
      const { running, waiting } = load();
      if (running === concurrency && waiting >= maxWaiting)
        throw new Refusal('BUSY', 'We’re very busy. Please try again in a moment.');
      return run(work);
    },
    load,
  };
}
