import { Refusal } from './refusal.ts';

/** Lets only so many pieces of heavy work run at once. Who would have to wait behind too many others is refused. */
export function createTurns(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting)
      throw new Refusal('busy', 'We are very busy. Please try again in a moment.');
    // Whoever ends hands its turn over, so that `running` stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
