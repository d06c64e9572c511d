import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WizardDefinition } from '~/forms/wizard/wizard-definition.ts';
import type { WizardSubmission } from '~/forms/wizard/wizard-submission.ts';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';

interface StartAgainOptions<Draft extends BookingAnswers> {
  wizard: WizardDefinition<BookingStep, Draft>;
  savedAt: number | null;
  sending: WizardSubmission<BookingStep, Draft>;
  clear: () => void;
}

/**
 * Clears the draft and opens the first step. `startAgain` is null without a draft, and while it is
 * being sent.
 */
export function useStartAgain<Draft extends BookingAnswers>(options: StartAgainOptions<Draft>) {
  const { wizard, savedAt, sending, clear } = options;
  const [clearings, setClearings] = useState(0);
  const navigate = useNavigate();
  const startAgain = () => {
    clear();
    setClearings((count) => count + 1);
    void navigate(wizard.stepPath('service'));
  };
  const canStartAgain = savedAt !== null && sending.submission.kind !== 'sending';
  return { clearings, startAgain: canStartAgain ? startAgain : null };
}
