/**
 * Calls back once this time has passed and what had arrived by then has been handled: a response
 * that came in time counts, even if the event loop was blocked or the process paused. Returns a
 * function that cancels it.
 */
export function afterTimeout(milliseconds: number, callback: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(callback);
  }, milliseconds);
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
