import { LegacyFault } from './fault.ts';

const EXTRA_ATTEMPTS = 1;
const MIN_PAUSE_MS = 40;
const PAUSE_JITTER_MS = 120;

/** Tries a read once more when what went wrong may be over already. Only reads go through here: an act is never repeated. */
export async function retrying<T>(signal: AbortSignal, attempt: (number: number) => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt(number);
    } catch (error) {
      const isLast = number > EXTRA_ATTEMPTS || signal.aborted;
      if (isLast || !(error instanceof LegacyFault) || !error.isPassing) throw error;
      // Jitter, so that the gateways do not all come back in the same instant.
      await pause(MIN_PAUSE_MS + Math.random() * PAUSE_JITTER_MS, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });
}
