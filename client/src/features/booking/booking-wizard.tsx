import { useState } from 'react';
import { stepStates } from '~/lib/flow/flow.ts';
import { useQuestionFocus } from '~/lib/flow/use-question-focus.ts';
import { formatPlate } from '~/lib/uk-plate.ts';
import { FlowLayout } from '~/ui/flow-layout.tsx';
import { TapeProgress } from '~/ui/tape-progress.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { bookingFlow } from './booking-flow.ts';
import { BookingJobSheet } from './booking-job-sheet.tsx';
import { BookingStepForm } from './booking-step-form.tsx';
import { type BookingStep, stepPath, stepWords } from './booking-steps.ts';
import type { BookingStore } from './booking-store.ts';
import { BookingTop } from './booking-top.tsx';
import { PreselectedNote } from './preselected-note.tsx';
import type { Submission } from './submit/use-submit-booking.ts';
import { usePriceGuide } from './use-price-guide.ts';

interface BookingWizardProps {
  step: BookingStep;
  draft: BookingDraft;
  store: BookingStore;
  submission: Submission;
  onSubmit: () => void;
  onStartAgain: () => void;
}

/** The tape, the open step's question, and the job sheet that fills in beside it. */
export function BookingWizard({ step, draft, store, submission, onSubmit, onStartAgain }: BookingWizardProps) {
  const guide = usePriceGuide(draft);
  const isReview = step === 'review';
  const sheet = <BookingJobSheet draft={draft} guide={guide} step={step} full={isReview} />;
  // Emptied on the first step, nothing else changes that would lead to its question.
  const [emptyings, setEmptyings] = useState(0);
  const question = useQuestionFocus(`${step} ${emptyings}`);
  const startAgain = () => {
    onStartAgain();
    setEmptyings((times) => times + 1);
  };
  return (
    <FlowLayout
      top={
        <BookingTop canStartAgain={draft.savedAt !== null && submission.is !== 'sending'} onStartAgain={startAgain} />
      }
      tape={<TapeProgress label="Booking steps" steps={tapeSteps(step, draft)} />}
      sheet={!isReview && sheet}
      line={{ words: inShort(draft), amount: guide.price }}
    >
      <BookingStepForm
        key={step}
        {...{ step, draft, guide, submission, onSubmit, question }}
        change={store.change}
        sheet={isReview && sheet}
        note={
          (step !== 'specialist' || guide.preselectedOffers === false) && (
            <PreselectedNote draft={draft} change={store.change} offers={guide.preselectedOffers} />
          )
        }
      />
    </FlowLayout>
  );
}

function inShort({ service, plate }: BookingDraft): string {
  const parts = [service?.name, service?.needsVehicle && plate.trim() && formatPlate(plate)];
  return parts.filter(Boolean).join(' · ') || 'Your job sheet';
}

function tapeSteps(current: BookingStep, draft: BookingDraft) {
  return stepStates(bookingFlow, current, draft).map(({ step, state }) => ({
    id: step,
    label: stepWords[step].label,
    title: stepWords[step].title,
    state,
    to: stepPath(step),
  }));
}
