import type { Clock } from '../../clock.ts';
import { LegacyError } from './legacy-error.ts';

/** Cancels work in progress, at a tenth of the cost of an AbortSignal (decision 0019). */
export class Cancellation {
  readonly #listeners = new Set<() => void>();
  #isCancelled = false;
  #reason: unknown;

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** The reason passed to `cancel`; undefined before. */
  get reason(): unknown {
    return this.#reason;
  }

  cancel(reason: unknown): void {
    if (this.#isCancelled) return;
    this.#isCancelled = true;
    this.#reason = reason;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }

  /** Calls the listener once when it is cancelled, immediately if it already is. */
  onCancel(listener: () => void): void {
    if (this.#isCancelled) listener();
    else this.#listeners.add(listener);
  }

  off(listener: () => void): void {
    this.#listeners.delete(listener);
  }
}

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

/** Rejects with a `LegacyError`: 'timeout', or 'cancelled' when `caller` is cancelled. */
export async function runWithTimeout<T>(
  clock: Clock,
  milliseconds: number,
  caller: Cancellation | null,
  work: (cancellation: Cancellation) => Promise<T>,
): Promise<T> {
  const cancellation = new Cancellation();
  const cancelTimer = clock.after(milliseconds, () => cancellation.cancel(new LegacyError('timeout')));
  const onCallerCancelled = () => cancellation.cancel(new LegacyError('cancelled'));
  caller?.onCancel(onCallerCancelled);
  try {
    return await untilCancelled(cancellation, work(cancellation));
  } finally {
    cancelTimer();
    caller?.off(onCallerCancelled);
  }
}

/** Rejects as soon as it is cancelled, without waiting for the work. */
function untilCancelled<T>(cancellation: Cancellation, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    cancellation.onCancel(() => reject(cancellation.reason));
    work.then(resolve, reject);
  });
}
