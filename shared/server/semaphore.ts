export interface Semaphore {
  run<T>(work: () => Promise<T>): Promise<T>;
  load(): { running: number; waiting: number };
}

/** Runs at most `permits` pieces of work concurrently; the others wait in order. */
export function createSemaphore(permits: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < permits) running += 1;
      // A permit is passed on directly, so that no other work can take it in between.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    load: () => ({ running, waiting: waiting.length }),
  };
}
