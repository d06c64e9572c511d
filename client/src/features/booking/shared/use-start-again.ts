import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { WizardDefinition } from '~/forms/wizard/wizard-definition.ts';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';

interface StartAgainOptions<Draft extends BookingAnswers> {
  wizard: WizardDefinition<BookingStep, Draft>;
  savedAt: number | null;
  submission: WizardSubmission<BookingStep, Draft>;
  clear: () => void;
}

/**
 * Clears the draft and opens the first step. `startAgain` is null without a draft, and while it is
 * being sent.
 */
export function useStartAgain<Draft extends BookingAnswers>(options: StartAgainOptions<Draft>) {
  const { wizard, savedAt, submission, clear } = options;
  const [resetCount, setResetCount] = useState(0);
  const navigate = useNavigate();
  const startAgain = () => {
    clear();
    setResetCount((count) => count + 1);
    void navigate(wizard.stepPath('service'));
  };
  const canStartAgain = savedAt !== null && submission.state.kind !== 'sending';
  return { resetCount, startAgain: canStartAgain ? startAgain : null };
}
