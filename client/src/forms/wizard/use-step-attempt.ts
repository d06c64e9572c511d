import { useState } from 'react';
import type { FormError } from '~/forms/validation.ts';
import type { Flow } from './flow.ts';

/** The last attempt to leave the step. */
interface Attempt {
  count: number;
  errors: readonly FormError[];
}

/**
 * Validates a step when it is left. `attempt` has the errors at that time, for the summary, and
 * `currentErrors` those of the value as it is now, for the fields.
 */
export function useStepAttempt<Step extends string, Value>(flow: Flow<Step, Value>, step: Step, value: Value) {
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, errors: [] });
  const currentErrors = attempt.count > 0 ? flow.errorsIn(step, value) : [];
  /** Returns whether the step is valid. `latest` may be newer than the rendered value. */
  const tryToLeave = (latest: Value): boolean => {
    const errors = flow.errorsIn(step, latest);
    setAttempt({ count: attempt.count + 1, errors });
    return errors.length === 0;
  };
  return { attempt, currentErrors, tryToLeave };
}
