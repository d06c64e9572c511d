/** A timer that is this late had to wait for its own process, in milliseconds. */
const PAUSED = 100;
/** How long the others then have to answer: they may not have been asked before the pause. */
const GRACE = 1_000;

/**
 * Calls back once this time has passed and what had arrived by then has been handled: a response
 * that came in time counts, even if the event loop was blocked or the process paused. After a pause
 * it waits a second longer. Returns a function that cancels it.
 */
export function afterTimeout(milliseconds: number, callback: () => void): () => void {
  let timer: NodeJS.Timeout;
  let immediate: NodeJS.Immediate | undefined;
  const wait = (time: number, isLast: boolean) => {
    const due = performance.now() + time;
    timer = setTimeout(() => {
      if (!isLast && performance.now() > due + PAUSED) wait(GRACE, true);
      else immediate = setImmediate(callback);
    }, time);
  };
  wait(milliseconds, false);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** Rejects when the work takes longer than that. Tests replace the timers. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>, timers = { after: afterTimeout }): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(milliseconds, () => reject(new Error(`no response within ${milliseconds} ms`)));
    work.then(resolve, reject).finally(cancel);
  });
}
