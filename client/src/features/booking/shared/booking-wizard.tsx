import type { ReactNode } from 'react';
import type { ErrorOf } from '~/forms/wizard/step-form.tsx';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { Wizard } from '~/forms/wizard/wizard.tsx';
import type { WizardDefinition } from '~/forms/wizard/wizard-definition.ts';
import { UploadButton } from '~/ui/upload-button.tsx';
import type { BookingAnswers } from './booking-answers.ts';
import { BookingJobSheet } from './booking-job-sheet.tsx';
import type { BookingStep } from './booking-steps.ts';
import { type BookingSummary, summaryLine } from './booking-summary.ts';
import type { PriceGuide } from './use-price-guide.ts';

interface BookingWizardProps<Draft extends BookingAnswers> {
  wizard: WizardDefinition<BookingStep, Draft>;
  step: BookingStep;
  value: Draft;
  savedAt: number | null;
  summary: BookingSummary;
  guide: PriceGuide;
  submission: WizardSubmission<BookingStep, Draft>;
  submitLabel: string;
  /** The error message when there was no response. */
  noResponse: string;
  resetCount: number;
  /** Clears the draft; null if there is nothing to clear. */
  startAgain: (() => void) | null;
  header?: ReactNode;
  layout?: 'page' | 'column';
  showsSkippedSteps: boolean;
  note?: ReactNode;
  inert?: boolean;
  renderStep: (errorOf: ErrorOf<Draft>) => ReactNode;
}

/** The booking wizard with its job sheet. */
export function BookingWizard<Draft extends BookingAnswers>(props: BookingWizardProps<Draft>) {
  const { summary, guide, savedAt, submitLabel, startAgain, ...wizard } = props;
  const isReview = wizard.step === 'review';
  const { stepPath } = wizard.wizard;
  return (
    <Wizard
      {...wizard}
      sheet={
        <BookingJobSheet
          summary={summary}
          guide={guide}
          savedAt={savedAt}
          stepPath={stepPath}
          startAgain={startAgain}
          step={wizard.step}
          full={isReview}
        />
      }
      showsSheetInStep={isReview}
      summary={{ text: summaryLine(summary), amount: guide.price }}
      renderSubmit={(progress) => (
        <UploadButton progress={progress} progressLabel="Photos sent" busyLabel="Sending...">
          {submitLabel}
        </UploadButton>
      )}
    />
  );
}
