import { createSemaphore, type Semaphore } from '#shared/server/semaphore.ts';
import { Refusal } from './refusal.ts';

/** Limits concurrent heavy work. Throws a refusal when too many callers are already waiting. */
export function createWorkQueue(atOnce: number, maxWaiting: number): Semaphore {
  const { run, load } = createSemaphore(atOnce);
  return {
    async run(work) {
      const { running, waiting } = load();
      if (running === atOnce && waiting >= maxWaiting)
        throw new Refusal('busy', 'We are very busy. Please try again in a moment.');
      return run(work);
    },
    load,
  };
}
