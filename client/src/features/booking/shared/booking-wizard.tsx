import type { ReactNode } from 'react';
import type { ErrorOf } from '~/forms/wizard/step-form.tsx';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { Wizard } from '~/forms/wizard/wizard.tsx';
import type { WizardDefinition } from '~/forms/wizard/wizard-definition.ts';
import type { BookingAnswers } from './booking-answers.ts';
import { BookingJobSheet } from './booking-job-sheet.tsx';
import type { BookingStep } from './booking-steps.ts';
import { SendButton } from './submit/send-button.tsx';
import type { Guide } from './use-price-guide.ts';
import { inShort, type Written } from './written.ts';

interface BookingWizardProps<Draft extends BookingAnswers> {
  wizard: WizardDefinition<BookingStep, Draft>;
  step: BookingStep;
  value: Draft;
  savedAt: number | null;
  written: Written;
  guide: Guide;
  submission: WizardSubmission<BookingStep, Draft>;
  sendLabel: string;
  /** What is said where no answer came. */
  noResponse: string;
  resetCount: number;
  header?: ReactNode;
  layout?: 'page' | 'column';
  showsSkippedSteps: boolean;
  note?: ReactNode;
  renderStep: (errorOf: ErrorOf<Draft>) => ReactNode;
}

/** The wizard with the job sheet that fills in beside it. */
export function BookingWizard<Draft extends BookingAnswers>(props: BookingWizardProps<Draft>) {
  const { written, guide, savedAt, sendLabel, ...wizard } = props;
  const isReview = wizard.step === 'review';
  const { stepPath } = wizard.wizard;
  return (
    <Wizard
      {...wizard}
      sheet={<BookingJobSheet {...{ written, guide, savedAt, stepPath }} step={wizard.step} full={isReview} />}
      showsSheetInStep={isReview}
      summary={{ text: inShort(written), amount: guide.price }}
      renderSubmit={(progress) => <SendButton label={sendLabel} progress={progress} />}
    />
  );
}
