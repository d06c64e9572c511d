import { Cancellation } from './cancellation.ts';
import { LegacyError } from './legacy-error.ts';

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
 * Runs work that must end within `milliseconds` and, when `caller` is given, as long as the caller
 * stays. The work's own cancellation comes either way, and no timer outlives it.
 */
export async function runWithin<T>(
  milliseconds: number,
  caller: Cancellation | null,
  work: (cancellation: Cancellation) => Promise<T>,
): Promise<T> {
  const own = new Cancellation();
  const timer = setTimeout(() => own.cancel(new LegacyError('timeout')), milliseconds);
  const leave = () => own.cancel(new LegacyError('cancelled'));
  caller?.onCancel(leave);
  try {
    return await untilCancelled(own, work(own));
  } finally {
    clearTimeout(timer);
    caller?.off(leave);
  }
}

/** The work's result, or the reason once it is cancelled, even before the work notices. */
function untilCancelled<T>(cancellation: Cancellation, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    cancellation.onCancel(() => reject(cancellation.reason));
    work.then(resolve, reject);
  });
}
