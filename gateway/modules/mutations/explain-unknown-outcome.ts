import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';

/** Sends a mutation. If its outcome is unknown, the error has this message, which says so. */
export async function explainUnknownOutcome<T>(
  send: () => Promise<T>,
  message: string,
  isRepeatSafe = false,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof LegacyError && error.isOutcomeUnknown) throw error.withMessage(message, isRepeatSafe);
    throw error;
  }
}

/**
 * Like `explainUnknownOutcome`, for a mutation that only its idempotency key makes safe to repeat.
 * The message says that it is only if the host keeps such keys, which few PHP hosts do.
 */
export function explainUnknownRepeat<T>(
  send: () => Promise<T>,
  { safe, unsafe }: { readonly safe: string; readonly unsafe: string },
  { keepsIdempotencyKeys }: LegacyClient,
): Promise<T> {
  return explainUnknownOutcome(send, keepsIdempotencyKeys ? safe : unsafe, keepsIdempotencyKeys);
}
