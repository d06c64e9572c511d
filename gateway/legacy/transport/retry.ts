import type { Cancellation } from './cancellation.ts';
import { LegacyError } from './legacy-error.ts';

const MAX_RETRIES = 1;
const MIN_PAUSE_MS = 40;
const PAUSE_JITTER_MS = 120;

/** Retries a read once after a transient error. Mutations are never retried. */
export async function withRetry<T>(cancellation: Cancellation, attempt: (number: number) => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt(number);
    } catch (error) {
      const isLast = number > MAX_RETRIES || cancellation.isCancelled;
      if (isLast || !(error instanceof LegacyError) || !error.isTransient) throw error;
      // Jitter, so that gateways don't all retry at the same moment.
      await pause(MIN_PAUSE_MS + Math.random() * PAUSE_JITTER_MS, cancellation);
    }
  }
}

function pause(milliseconds: number, cancellation: Cancellation): Promise<void> {
  return new Promise((resolve, reject) => {
    const onCancelled = () => {
      clearTimeout(timer);
      reject(cancellation.reason);
    };
    const timer = setTimeout(() => {
      cancellation.off(onCancelled);
      resolve();
    }, milliseconds);
    cancellation.onCancel(onCancelled);
  });
}
