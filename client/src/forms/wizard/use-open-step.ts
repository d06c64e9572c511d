import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openStep } from './flow.ts';
import type { WizardDefinition } from './wizard-definition.ts';

/**
 * The open step of a wizard. The URL requests a step, and the draft decides which step opens. The
 * URL is then replaced to match, unless `isOpen` is false.
 */
export function useOpenStep<Step extends string, Value extends object>(
  { flow, stepPath }: WizardDefinition<Step, Value>,
  value: Value,
  isOpen: boolean,
): { step: Step; requested: Step | null } {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const requested = flow.steps.find((candidate) => stepPath(candidate) === pathname) ?? null;
  const [first] = flow.steps as readonly [Step, ...Step[]];
  const step = openStep(flow, requested ?? first, value);
  useEffect(() => {
    if (isOpen && step !== requested) void navigate(stepPath(step), { replace: true, state });
  }, [isOpen, step, requested, state, navigate, stepPath]);
  return { step, requested };
}
