import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTitleStep } from '~/site/document-title.ts';
import { FlowLayout, type FlowLayoutProps } from '~/ui/flow-layout.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { stepStatuses } from './flow.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';

interface WizardProps<Step extends string, Value extends object>
  extends Omit<StepFormProps<Step, Value>, 'question' | 'sheet'>,
    Pick<FlowLayoutProps, 'header' | 'layout' | 'summary' | 'footer'> {
  /** Whether skipped steps are shown on the progress bar. */
  showsSkippedSteps?: boolean;
  /** The job sheet beside the step. */
  sheet: ReactNode;
  /** Whether the job sheet is part of the step, as in a review. */
  showsSheetInStep?: boolean;
  /** How often the draft was cleared: each time, the focus moves to the first question. */
  resetCount: number;
}

/** The progress bar, the open step, and the job sheet that is filled in beside it. */
export function Wizard<Step extends string, Value extends object>(props: WizardProps<Step, Value>) {
  const {
    header,
    layout,
    summary,
    footer,
    showsSkippedSteps = true,
    sheet,
    showsSheetInStep = false,
    resetCount,
    ...form
  } = props;
  const { wizard, step, value } = form;
  const question = useQuestionFocus(`${step} ${resetCount}`);
  const steps = stepStatuses(wizard.flow, step, value)
    .filter(({ status }) => showsSkippedSteps || status !== 'skipped')
    .map(({ step: id, status }) => {
      const { label, title } = wizard.copy[id];
      return { id, label, title, status, to: wizard.stepPath(id) };
    });
  const number = steps.findIndex(({ status }) => status === 'current') + 1;
  useTitleStep(`Step ${number} of ${steps.length}: ${wizard.copy[step].question}`);
  return (
    <FlowLayout
      header={header}
      layout={layout}
      summary={summary}
      footer={footer}
      progressBar={<ProgressBar label={wizard.progressLabel} steps={steps} />}
      sheet={!showsSheetInStep && sheet}
    >
      <StepForm key={step} {...form} question={question} sheet={showsSheetInStep && sheet} />
    </FlowLayout>
  );
}

/** Focuses the question when `key` changes, unless an error summary has the focus. */
function useQuestionFocus(key: string): RefObject<HTMLHeadingElement | null> {
  const question = useRef<HTMLHeadingElement>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (document.activeElement?.getAttribute('role') !== 'alert') question.current?.focus({ preventScroll: true });
  }, [key]);
  return question;
}
