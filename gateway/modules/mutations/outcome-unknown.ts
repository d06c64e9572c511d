import { LegacyError } from '../../legacy/transport/fault.ts';

/** Does what is done once, and when nobody heard what became of it, says so in words that tell how to go on. */
export async function heard<T>(act: () => Promise<T>, unheard: string): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof LegacyError && error.isOutcomeUnknown) throw error.withMessage(unheard);
    throw error;
  }
}
