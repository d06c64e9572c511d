import { createSemaphore, type Semaphore } from '../../shared/semaphore.ts';
import { Refusal } from './refusal.ts';

/** Lets only so many pieces of heavy work run at once. Who would have to wait behind too many others is refused. */
export function createTurns(atOnce: number, mostWaiting: number): Semaphore {
  const { run, load } = createSemaphore(atOnce);
  return {
    async run(work) {
      const { running, waiting } = load();
      if (running === atOnce && waiting >= mostWaiting)
        throw new Refusal('busy', 'We are very busy. Please try again in a moment.');
      return run(work);
    },
    load,
  };
}
