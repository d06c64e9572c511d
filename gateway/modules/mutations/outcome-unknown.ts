import { LegacyError } from '../../legacy/transport/legacy-error.ts';

/** Sends a mutation. When its response is lost, the error says `message`: how to go on. */
export async function explainUnknownOutcome<T>(send: () => Promise<T>, message: string): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof LegacyError && error.isOutcomeUnknown) throw error.withMessage(message);
    throw error;
  }
}
