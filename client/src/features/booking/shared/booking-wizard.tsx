import type { ReactNode } from 'react';
import { stepStates } from '~/lib/flow/flow.ts';
import { useQuestionFocus } from '~/lib/flow/use-question-focus.ts';
import { FlowLayout } from '~/ui/flow-layout.tsx';
import { TapeProgress } from '~/ui/tape-progress.tsx';
import type { BookingAnswers } from './booking-answers.ts';
import { BookingJobSheet } from './booking-job-sheet.tsx';
import { BookingStepForm, type BookingStepFormProps } from './booking-step-form.tsx';
import type { Guide } from './use-price-guide.ts';
import { inShort, type Written } from './written.ts';

interface BookingWizardProps<Draft extends BookingAnswers>
  extends Omit<BookingStepFormProps<Draft>, 'question' | 'sheet'> {
  written: Written;
  guide: Guide;
  /** How often the sheet was emptied: then the first question is asked anew, although nothing else leads to it. */
  emptyings: number;
  /** The page's own head; none where it stands within a page that has one. */
  top?: ReactNode;
  room?: 'page' | 'column';
  /** Whether a step that is skipped keeps its place on the tape. */
  showsSkipped: boolean;
}

/** The tape, the open step's question, and the job sheet that fills in beside it. */
export function BookingWizard<Draft extends BookingAnswers>(props: BookingWizardProps<Draft>) {
  const { written, guide, emptyings, top, room = 'page', showsSkipped, ...form } = props;
  const { kind, step, draft } = form;
  const isReview = step === 'review';
  const stepPath = kind.stepPath.bind(kind);
  const sheet = <BookingJobSheet {...{ written, guide, step, stepPath }} full={isReview} />;
  const question = useQuestionFocus(`${step} ${emptyings}`);
  const steps = stepStates(kind.flow, step, draft).map(({ step: id, state }) => {
    const { label, title } = kind.words[id];
    return { id, label, title, state, to: stepPath(id) };
  });
  return (
    <FlowLayout
      top={top}
      room={room}
      tape={
        <TapeProgress label="Booking steps" steps={steps.filter(({ state }) => showsSkipped || state !== 'skipped')} />
      }
      sheet={!isReview && sheet}
      line={{ words: inShort(written), amount: guide.price }}
    >
      <BookingStepForm key={step} {...form} question={question} sheet={isReview && sheet} />
    </FlowLayout>
  );
}
