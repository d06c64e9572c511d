import { useState } from 'react';
import type { Flow, Problem } from './flow.ts';

/** What the customer was told the last time they tried to go on; it stands until they try again. */
interface Attempt {
  count: number;
  problems: readonly Problem[];
}

/** Trying to leave a step: what was wrong then, for the summary, and what still is, for the fields. */
export function useStepAttempt<S extends string, D>(flow: Flow<S, D>, step: S, draft: D) {
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, problems: [] });
  const standing = attempt.count > 0 ? flow.canLeave(step, draft) : [];
  /** Says whether the step may be left; `given` when the newest draft is not on the page yet. */
  const tryToLeave = (given: D = draft): boolean => {
    const problems = flow.canLeave(step, given);
    setAttempt({ count: attempt.count + 1, problems });
    return problems.length === 0;
  };
  return { attempt, standing, tryToLeave };
}
