import { useState } from 'react';
import { stepStates } from '~/lib/flow/flow.ts';
import { useQuestionFocus } from '~/lib/flow/use-question-focus.ts';
import { FlowLayout } from '~/ui/flow-layout.tsx';
import { TapeProgress } from '~/ui/tape-progress.tsx';
import type { ApplicationDraft } from './application-draft.ts';
import { applicationFlow } from './application-flow.ts';
import { ApplicationSheet, inShort } from './application-sheet.tsx';
import { type ApplicationStep, stepPath, stepWords } from './application-steps.ts';
import type { ApplicationStore } from './application-store.ts';
import { ApplicationTop } from './application-top.tsx';
import { type Sending, StepForm } from './step-form.tsx';
import { useApplicationOptions } from './use-application-options.ts';

interface ApplicationWizardProps {
  step: ApplicationStep;
  draft: ApplicationDraft;
  /** False while the page stands as it was rendered beforehand, or the files of an earlier visit are not back. */
  isReady: boolean;
  /** False when the browser would not keep what is filled in. */
  isKept: boolean;
  store: ApplicationStore;
  sending: Sending;
}

/** The tape of eight steps (JOIN-02, JOIN-03), the open step's question, and the application sheet that fills in beside it. */
export function ApplicationWizard({ step, draft, isReady, isKept, store, sending }: ApplicationWizardProps) {
  const choices = useApplicationOptions();
  // Emptied on the first step, nothing else changes that would lead to its question.
  const [clearings, setClearings] = useState(0);
  const question = useQuestionFocus(`${step} ${clearings}`);
  const clear = () => {
    store.clear();
    setClearings((times) => times + 1);
  };
  return (
    <FlowLayout
      top={
        <ApplicationTop
          step={step}
          isBegun={draft.savedAt !== null}
          isKept={isKept}
          isSending={sending.isUnderWay}
          onClear={clear}
        />
      }
      tape={<TapeProgress label="Application steps" steps={tapeSteps(step, draft)} />}
      sheet={step !== 'review' && <ApplicationSheet draft={draft} step={step} options={choices.options} />}
      line={{ words: inShort(draft) }}
    >
      <StepForm key={step} {...{ step, draft, isReady, choices, sending, question }} change={store.change} />
    </FlowLayout>
  );
}

function tapeSteps(current: ApplicationStep, draft: ApplicationDraft) {
  return stepStates(applicationFlow, current, draft).map(({ step, state }) => ({
    id: step,
    label: stepWords[step].label,
    title: stepWords[step].title,
    state,
    to: stepPath(step),
  }));
}
