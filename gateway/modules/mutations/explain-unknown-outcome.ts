import { LegacyError } from '../../legacy/transport/legacy-error.ts';

/** Sends a mutation. If its outcome is unknown, the error has this message, which says so. */
export async function explainUnknownOutcome<T>(send: () => Promise<T>, message: string): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof LegacyError && error.isOutcomeUnknown) throw error.withMessage(message);
    throw error;
  }
}
