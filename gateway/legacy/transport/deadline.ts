import { LegacyFault } from './fault.ts';

/** The moment by which a whole operation must have its answers. All of its calls share it. */
export class Deadline {
  #at: number;

  constructor(milliseconds: number) {
    this.#at = performance.now() + milliseconds;
  }

  /** Brings the deadline forward; it never moves back. */
  tighten(milliseconds: number): void {
    this.#at = Math.min(this.#at, performance.now() + milliseconds);
  }

  get remainingMs(): number {
    return Math.max(0, this.#at - performance.now());
  }
}

/**
 * Runs work that must end within `milliseconds` and, when `callerSignal` is given, as long as the caller stays.
 * The work's own signal is aborted either way, and no timer outlives it.
 */
export async function runWithin<T>(
  milliseconds: number,
  callerSignal: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new LegacyFault('timeout')), milliseconds);
  const leave = () => controller.abort(new LegacyFault('cancelled'));
  callerSignal?.addEventListener('abort', leave, { once: true });
  if (callerSignal?.aborted) leave();
  try {
    return await untilAborted(controller.signal, work(controller.signal));
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', leave);
  }
}

/** The work's result, unless the signal is aborted before: then its reason, even if the work has not noticed yet. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
