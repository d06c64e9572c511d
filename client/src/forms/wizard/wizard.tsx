import { ArrowRight } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Draft, DraftState } from '~/forms/draft.ts';
import { useIsLoaded, useLazyCheck } from '~/forms/lazy-check.ts';
import { OtherTabNotice } from '~/forms/other-tab-notice.tsx';
import { type FormError, fieldIdOf, messageAt } from '~/forms/validation.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { useTitleStep } from '~/site/document-title.ts';
import { Button } from '~/ui/button.tsx';
import { FlowLayout, type FlowLayoutProps } from '~/ui/flow-layout.tsx';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { StartAgainButton } from '~/ui/start-again-button.tsx';
import { StepActions } from '~/ui/step-actions.tsx';
import { StepQuestion } from '~/ui/step-question.tsx';
import { nextStep, openStep, previousStep, stepStatuses, type WizardDefinition } from './flow.ts';
import type { WizardSubmission } from './use-wizard-submission.ts';
import styles from './wizard.module.css';
import { WizardErrors } from './wizard-errors.tsx';

// Only the last step has it.
const UploadButton = lazyWithPreload(async () => (await import('~/ui/upload-button.tsx')).UploadButton);

/** Returns the current error of a part of the draft; `detail` as in `fieldIdOf`. */
export type ErrorOf<Value> = (part: keyof Value & string, detail?: string) => string | undefined;

interface StepFormProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  step: Step;
  state: Pick<DraftState<Value>, 'value' | 'id' | 'savedAt' | 'otherTab'>;
  draft: Pick<Draft<Value>, 'acknowledge' | 'restore'>;
  submission: WizardSubmission<Step, Value>;
  /** Returns the value to continue with, for example with an entry that was typed but not added. */
  finalise?: () => Value;
  /** Replaces the last step's button while the draft can't be sent: its label says why. */
  blocked?: { label: string; describedBy: string } | null;
  note?: ReactNode;
  /** An error that only the page knows, beside those of the flow. */
  problem?: FormError | null | undefined;
  /** Set while the draft's files are loading, which would overwrite newer input. */
  inert: boolean;
  /** The fields of the open step. */
  children: (errorOf: ErrorOf<Value>) => ReactNode;
}

export interface WizardProps<Step extends string, Value extends object>
  extends StepFormProps<Step, Value>,
    Pick<FlowLayoutProps, 'header' | 'layout' | 'summary' | 'footer'> {
  /** The job sheet beside the step. */
  sheet: ReactNode;
  /** Called with each step that opens while there is a draft. */
  onStepOpen?: (position: { to: string; number: number; count: number }) => void;
  /** Whether the job sheet is part of the step, as in a review. */
  showsSheetInStep?: boolean;
}

/** A flow, or that another tab has sent its draft. */
export function Wizard<Step extends string, Value extends object>(props: WizardProps<Step, Value>) {
  const { header, layout, summary, wizard, step, draft, state } = props;
  const isSent = state.otherTab?.kind === 'sent';
  const question = useQuestionFocus(`${step} ${state.id} ${isSent}`);
  if (!isSent) return <OpenWizard {...props} question={question} />;
  return (
    <FlowLayout header={header} layout={layout} summary={summary} progressBar={null} sheet={null}>
      <OtherTabNotice draft={draft} otherTab={state.otherTab} copy={wizard.otherTab} />
    </FlowLayout>
  );
}

/** The progress bar, the open step, and the job sheet that is filled in beside it. */
function OpenWizard<Step extends string, Value extends object>(
  props: WizardProps<Step, Value> & Pick<OpenStepProps<Step, Value>, 'question'>,
) {
  const { header, layout, summary, footer, sheet, showsSheetInStep = false, onStepOpen, ...form } = props;
  // On a narrow page it is folded to a line, so that the step begins with its fields.
  const isWide = useMediaQuery('(width >= 979px)');
  const hasSheet = showsSheetInStep && isWide;
  const { wizard, step, state } = form;
  const steps = stepStatuses(wizard.flow, step, state.value)
    .filter(({ status }) => wizard.showsSkippedSteps || status !== 'skipped')
    .map(({ step: id, status }) => {
      const { label, title } = wizard.copy[id];
      return { id, label, title, status, to: wizard.stepPath(id) };
    });
  const number = steps.findIndex(({ status }) => status === 'current') + 1;
  const to = wizard.stepPath(step);
  const count = steps.length;
  const onOpen = useEffectEvent((position: { to: string; number: number; count: number }) => onStepOpen?.(position));
  const hasDraft = state.savedAt !== null;
  useEffect(() => {
    if (hasDraft) onOpen({ to, number, count });
  }, [to, number, count, hasDraft]);
  useEffect(UploadButton.preload, []);
  useTitleStep(`Step ${number} of ${count}: ${wizard.copy[step].question}`);
  return (
    <FlowLayout
      header={header}
      layout={layout}
      summary={{ ...summary, isWhole: showsSheetInStep }}
      footer={footer}
      progressBar={<ProgressBar label={wizard.progressLabel} steps={steps} />}
      sheet={!hasSheet && sheet}
    >
      <StepForm key={step} {...form} sheet={hasSheet && sheet} />
    </FlowLayout>
  );
}

/**
 * Focuses the question when `key` changes (another step, or a cleared draft), unless an error
 * summary has the focus.
 */
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

interface OpenStepProps<Step extends string, Value extends object> extends StepFormProps<Step, Value> {
  question: RefObject<HTMLHeadingElement | null>;
  /** The whole job sheet, in steps that review it. */
  sheet: ReactNode;
}

/** One step: its question, errors and fields, and the Back and Next buttons. */
function StepForm<Step extends string, Value extends object>(props: OpenStepProps<Step, Value>) {
  const { wizard, step, state, draft, submission, finalise, blocked, note, problem, inert } = props;
  const { children, question, sheet } = props;
  const { value } = state;
  const { flow, copy, stepPath, submit } = wizard;
  const navigate = useNavigate();
  // The last attempt to leave the step, with the errors at that time, for the summary.
  const [attempt, setAttempt] = useState<{ count: number; errors: readonly FormError[] }>({ count: 0, errors: [] });
  const errorsIn = (latest: Value) => [...flow.errorsIn(step, latest), ...(problem ? [problem] : [])];
  const currentErrors = attempt.count > 0 ? errorsIn(value) : [];
  const next = nextStep(flow, step, value);
  const previous = previousStep(flow, step, value);
  const questionId = `${wizard.id}-question`;

  const check = useLazyCheck(flow.errorsIn.code, () => {
    const errors = errorsIn(finalise ? finalise() : value);
    setAttempt({ count: attempt.count + 1, errors });
    if (errors.length > 0) return;
    if (next) void navigate(stepPath(next));
    else submission.submit();
  });
  const waiting = check.isWaiting ? 0 : null;
  const progress = submission.state.kind === 'sending' ? submission.state.progress : waiting;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    check.submit();
  };
  const errorOf: ErrorOf<Value> = (part, detail) => {
    const id = fieldIdOf(wizard.id, part, detail);
    return messageAt(currentErrors, id) ?? submission.errors.find(({ fieldId }) => fieldId === id)?.message;
  };

  return (
    <InertUntilInteractive loadingText="Loading the form...">
      <form
        noValidate
        method="dialog"
        inert={inert}
        className={styles.form}
        aria-labelledby={questionId}
        onSubmit={onSubmit}
        onInput={check.onInput}
      >
        <OtherTabNotice draft={draft} otherTab={state.otherTab} copy={wizard.otherTab} />
        <StepQuestion title={copy[step].title} id={questionId} heading={question} lead={copy[step].lead}>
          {copy[step].question}
        </StepQuestion>
        <WizardErrors
          wizard={wizard}
          step={step}
          submission={submission}
          isLast={next === null}
          invalid={attempt.errors}
          current={currentErrors}
          attempt={attempt.count}
        />
        {note && <div className={styles.note}>{note}</div>}
        {/* Includes the buttons, which would move when the fields are loaded. */}
        <Suspense fallback={<Skeleton shape="box" height={320} />}>
          <div className={sheet ? styles.withSheet : undefined}>
            {sheet}
            <div inert={progress !== null} className={styles.content}>
              {children(errorOf)}
            </div>
          </div>
          <StepActions back={previous && stepPath(previous)} backLabel={wizard.backLabel} isSending={progress !== null}>
            {next ? (
              <Button type="submit" busy={check.isWaiting} iconEnd={<ArrowRight aria-hidden="true" />}>
                {wizard.nextLabel(next)}
              </Button>
            ) : (
              // A duplicate can't be sent again. The job sheet has a button that clears it.
              submission.state.kind !== 'duplicate' && (
                <UploadButton
                  progress={progress}
                  progressLabel={submit.uploadLabel}
                  busyLabel={submit.busyLabel}
                  disabled={Boolean(blocked)}
                  describedBy={blocked?.describedBy}
                >
                  {blocked?.label ?? submit.label}
                </UploadButton>
              )
            )}
          </StepActions>
        </Suspense>
      </form>
    </InertUntilInteractive>
  );
}

/**
 * The open step of a wizard. The URL requests a step, and the draft decides which step opens: null
 * while the code that checks it is loaded. The URL is then replaced to match, unless `isOpen` is
 * false.
 */
export function useOpenStep<Step extends string, Value extends object>(
  { flow, stepPath }: WizardDefinition<Step, Value>,
  value: Value,
  isOpen: boolean,
): { step: Step | null; requested: Step | null } {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const requested = flow.steps.find((candidate) => stepPath(candidate) === pathname) ?? null;
  const { code } = flow.errorsIn;
  const isKnown = useIsLoaded(code) || (requested ?? flow.steps[0]) === flow.steps[0];
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (!isKnown) code?.load().catch((error: unknown) => setFailure({ error }));
  }, [isKnown, code]);
  // As for a page whose code can't be loaded.
  if (failure && !isKnown) throw failure.error;
  const step = isKnown ? openStep(flow, requested ?? flow.steps[0], value) : null;
  useEffect(() => {
    if (isOpen && step && step !== requested) void navigate(stepPath(step), { replace: true, state });
  }, [isOpen, step, requested, state, navigate, stepPath]);
  return { step, requested };
}

interface StartAgainProps<Step extends string, Value extends object> {
  wizard: WizardDefinition<Step, Value>;
  /** Clears the draft. */
  onClear: () => void;
}

/** Asks for confirmation, clears the draft and opens the first step. */
export function StartAgain<Step extends string, Value extends object>({
  wizard: { startAgain, flow, stepPath },
  onClear,
}: StartAgainProps<Step, Value>) {
  const navigate = useNavigate();
  const { label, ...copy } = startAgain;
  const clear = () => {
    onClear();
    void navigate(stepPath(flow.steps[0]));
  };
  return <StartAgainButton label={label} copy={copy} onStartAgain={clear} />;
}

/** On a job sheet: leads to the step where something can be changed. */
export function ChangeLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.change}>
      Change<span className="visually-hidden"> {label}</span>
    </Link>
  );
}
