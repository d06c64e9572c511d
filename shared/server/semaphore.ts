export interface Semaphore {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** What runs and waits at the moment. */
  load(): { running: number; waiting: number };
}

/** Lets at most `permits` pieces of work run at once; the others wait their turn. */
export function createSemaphore(permits: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < permits) running += 1;
      // A permit is passed on directly, so that nobody else can take it in between.
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
