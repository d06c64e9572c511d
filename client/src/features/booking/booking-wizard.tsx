import { useEffect, useRef } from 'react';
import { stepStates } from '~/lib/flow/flow.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { Container } from '~/ui/container.tsx';
import { TapeProgress } from '~/ui/tape-progress.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { bookingFlow } from './booking-flow.ts';
import { BookingJobSheet } from './booking-job-sheet.tsx';
import { BookingStepForm } from './booking-step-form.tsx';
import { type BookingStep, stepPath, stepWords } from './booking-steps.ts';
import type { BookingStore } from './booking-store.ts';
import { BookingTop } from './booking-top.tsx';
import styles from './booking-wizard.module.css';
import { JobSheetLine } from './job-sheet-line.tsx';
import { PreselectedNote } from './preselected-note.tsx';
import type { Submission } from './submit/use-submit-booking.ts';
import { usePriceGuide } from './use-price-guide.ts';

interface BookingWizardProps {
  step: BookingStep;
  draft: BookingDraft;
  store: BookingStore;
  submission: Submission;
  onSubmit: () => void;
}

/** The tape, the open step's question, and the job sheet that fills in beside it. */
export function BookingWizard({ step, draft, store, submission, onSubmit }: BookingWizardProps) {
  const guide = usePriceGuide(draft);
  const isWide = useMediaQuery('(min-width: 60rem)');
  const isReview = step === 'review';
  const sheet = <BookingJobSheet draft={draft} guide={guide} step={step} full={isReview} />;
  const question = useQuestionFocus(step);
  return (
    <Container className={styles.page}>
      <BookingTop isBegun={draft.savedAt !== null} onStartAgain={store.clear} />
      <TapeProgress label="Booking steps" steps={tapeSteps(step, draft)} />
      {!isReview && !isWide && (
        <JobSheetLine draft={draft} price={guide.price}>
          {sheet}
        </JobSheetLine>
      )}
      <div className={styles.columns} data-review={isReview || undefined}>
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
        {!isReview && isWide && <aside className={styles.side}>{sheet}</aside>}
      </div>
    </Container>
  );
}

function tapeSteps(current: BookingStep, draft: BookingDraft) {
  return stepStates(bookingFlow, current, draft).map(({ step, state }) => ({
    id: step,
    label: stepWords[step].label,
    state,
    to: stepPath(step),
  }));
}

/** Moving from step to step leads the keyboard and the screen reader to the new question; an error summary that is there goes first. */
function useQuestionFocus(step: BookingStep) {
  const question = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.getAttribute('role') !== 'alert') question.current?.focus({ preventScroll: true });
  }, [step]);
  return question;
}
