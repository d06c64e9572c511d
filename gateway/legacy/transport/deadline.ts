import type { Clock } from '../../clock.ts';
import { Cancellation } from './cancellation.ts';
import { LegacyError } from './legacy-error.ts';

/** The deadline of a whole operation, shared by all its calls. */
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
 * Runs work with a timeout in milliseconds. Rejects with a `LegacyError`: 'timeout', or 'cancelled'
 * when `caller` is cancelled.
 */
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
