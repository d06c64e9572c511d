import type { ReactNode } from 'react';
import { FlowLayout } from '~/ui/flow-layout.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { stepStates } from './flow.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';
import { useQuestionFocus } from './use-question-focus.ts';

interface WizardProps<Step extends string, Value extends object>
  extends Omit<StepFormProps<Step, Value>, 'question' | 'sheet'> {
  /** The page's header; none inside a page that has one. */
  top?: ReactNode;
  room?: 'page' | 'column';
  /** Whether a skipped step keeps its place on the progress bar. */
  showsSkipped?: boolean;
  /** The job sheet beside the step; in the last step of some wizards it is part of the step. */
  sheet: ReactNode;
  isSheetInStep?: boolean;
  /** The sheet in one line, where there is no room for it. */
  line: { words: string; amount?: string | null };
  /** How often it was cleared: clearing moves the focus to the first question. */
  clearings: number;
}

/** The progress bar, the open step's question, and the sheet that fills in beside it. */
export function Wizard<Step extends string, Value extends object>(props: WizardProps<Step, Value>) {
  const { top, room = 'page', showsSkipped = true, sheet, isSheetInStep = false, line, clearings, ...form } = props;
  const { wizard, step, value } = form;
  const question = useQuestionFocus(`${step} ${clearings}`);
  const steps = stepStates(wizard.flow, step, value)
    .filter(({ state }) => showsSkipped || state !== 'skipped')
    .map(({ step: id, state }) => {
      const { label, title } = wizard.copy[id];
      return { id, label, title, state, to: wizard.stepPath(id) };
    });
  return (
    <FlowLayout
      top={top}
      room={room}
      tape={<ProgressBar label={wizard.progressLabel} steps={steps} />}
      sheet={!isSheetInStep && sheet}
      line={line}
    >
      <StepForm key={step} {...form} question={question} sheet={isSheetInStep && sheet} />
    </FlowLayout>
  );
}
