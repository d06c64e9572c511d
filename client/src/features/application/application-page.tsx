import { type ReactNode, Suspense, useEffect } from 'react';
import { quantity } from '#shared/quantity.ts';
import { APPLICATION_DRAFT_DAYS } from '#shared/terms.ts';
import { type Draft, type DraftState, useDraft } from '~/forms/draft.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { StartAgain, useOpenStep, Wizard } from '~/forms/wizard/wizard.tsx';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { type ApplicationDraft, fieldId, isEmailVerified } from './application-draft.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { applicationDraft, applicationRules, applicationWizard } from './application-flow.ts';
import { ApplicationJobSheet, draftSummary } from './application-job-sheet.tsx';
import styles from './application-page.module.css';
import type { ApplicationStep } from './application-steps.ts';
import { StepContent } from './step-content.tsx';
import { useApplicationOptions } from './use-application-options.ts';
import { useSubmitApplication } from './use-submit-application.ts';

const ApplicationConfirmation = lazyWithPreload(
  async () => (await import('./application-confirmation.tsx')).ApplicationConfirmation,
);

/** /joinUs and /joinUs/{step}: the specialist's application, without an account (JOIN-01..44). */
export function Component() {
  const draft = applicationDraft.open();
  const state = useDraft(draft);
  const { confirmation, dismissConfirmation, ...submission } = useSubmitApplication(draft);
  const { step, requested } = useOpenStep(applicationWizard, state.value, state.isReady);

  useEffect(ApplicationConfirmation.preload, []);
  // Whether a later step can open depends on the files. The first step always can.
  if (!step || (!state.isReady && requested !== 'basics'))
    return <FlowLoading title="Join our team">Opening your application...</FlowLoading>;
  if (confirmation && step === 'basics') {
    return (
      <Suspense fallback={<FlowLoading title="Join our team">Opening your application...</FlowLoading>}>
        <ApplicationConfirmation
          confirmation={confirmation}
          header={<ApplicationHeader isFirstStep={false}>{null}</ApplicationHeader>}
          onApplyAgain={() => {
            // The button is about to go, and the focus with it.
            document.getElementById('content')?.focus();
            dismissConfirmation();
          }}
        />
      </Suspense>
    );
  }
  return <ApplicationWizard step={step} draft={draft} state={state} submission={submission} />;
}

interface ApplicationWizardProps {
  step: ApplicationStep;
  draft: Draft<ApplicationDraft>;
  state: DraftState<ApplicationDraft>;
  submission: WizardSubmission<ApplicationStep, ApplicationDraft>;
}

/** The wizard of eight steps (JOIN-02, JOIN-03), with the job sheet beside it. */
function ApplicationWizard({ step, draft, state, submission }: ApplicationWizardProps) {
  const { change, clear } = draft;
  const { value, savedAt, isReady, isPersisted, pending } = state;
  const optionsState = useApplicationOptions();
  const { options } = optionsState;
  const addUnsavedEntries = () => {
    const next = applicationRules.loaded()?.withUnsavedEntries(step, value, options) ?? value;
    if (next !== value) change(next);
    return next;
  };
  const isFirstStep = step === 'basics';
  const status = savedAt !== null && (
    <ApplicationStatus isSaved={isPersisted} isSending={submission.state.kind === 'sending'} onClear={clear} />
  );
  return (
    <Wizard
      step={step}
      state={state}
      draft={draft}
      submission={submission}
      wizard={applicationWizard}
      inert={!isReady}
      finalise={addUnsavedEntries}
      blocked={isEmailVerified(value) ? null : { label: 'Verify Email First', describedBy: fieldId('verifiedEmail') }}
      header={<ApplicationHeader isFirstStep={isFirstStep}>{!isFirstStep && status}</ApplicationHeader>}
      footer={isFirstStep && <ApplicationFacts isSaved={isPersisted}>{status}</ApplicationFacts>}
      sheet={step !== 'review' && <ApplicationJobSheet step={step} savedAt={savedAt} options={options} draft={value} />}
      summary={{ label: 'Application sheet', text: draftSummary(value) }}
    >
      {(errorOf) => (
        <StepContent
          step={step}
          change={change}
          errorOf={errorOf}
          optionsState={optionsState}
          draft={value}
          isOutcomeUnknown={pending !== null}
        />
      )}
    </Wizard>
  );
}

const CRUMBS = [{ label: 'Specialists', to: paths.specialists }, { label: 'APPLY' }];

interface ApplicationHeaderProps {
  /** The first step introduces the application. */
  isFirstStep: boolean;
  /** The `ApplicationStatus`. */
  children: ReactNode;
}

/** The breadcrumbs (JOIN-01) and the page's title. */
function ApplicationHeader({ isFirstStep, children }: ApplicationHeaderProps) {
  return (
    <>
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className={isFirstStep ? undefined : styles.title}>Join our team</h1>
      {isFirstStep && (
        <p className={styles.lead}>
          Do you repair things for a living in {product.area}? You set your services, prices and hours. We bring the
          bookings.
        </p>
      )}
      {children}
    </>
  );
}

interface ApplicationStatusProps {
  /** False if the browser refused to save the answers. */
  isSaved: boolean;
  /** Answers can't be cleared while they are being sent. */
  isSending: boolean;
  onClear: () => void;
}

/** How long the answers are saved, with a button to clear them. */
function ApplicationStatus({ isSaved, isSending, onClear }: ApplicationStatusProps) {
  return (
    <div className={styles.status}>
      <p>
        {isSaved
          ? `We save this on this device for ${quantity(APPLICATION_DRAFT_DAYS, 'day')}, so you can stop and come back.`
          : 'Your browser can’t save your answers. Keep this page open until you’ve submitted.'}
      </p>
      {!isSending && <StartAgain wizard={applicationWizard} onClear={onClear} />}
    </div>
  );
}
