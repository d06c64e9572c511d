import { useState } from 'react';
import type { FormError } from '~/forms/validation.ts';
import type { Flow } from './flow.ts';

/** What the customer was told the last time they tried to go on; it stands until they try again. */
interface Attempt {
  count: number;
  errors: readonly FormError[];
}

/**
 * Trying to leave a step: what was wrong then, for the summary, and what still is, for the fields.
 */
export function useStepAttempt<Step extends string, Value>(flow: Flow<Step, Value>, step: Step, value: Value) {
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, errors: [] });
  const standing = attempt.count > 0 ? flow.errorsIn(step, value) : [];
  /** Whether the step may be left; `latest` where the newest value is not on the page yet. */
  const tryToLeave = (latest: Value): boolean => {
    const errors = flow.errorsIn(step, latest);
    setAttempt({ count: attempt.count + 1, errors });
    return errors.length === 0;
  };
  return { attempt, standing, tryToLeave };
}
