import { useEffect, useRef } from 'react';
import { useDraft } from '~/forms/draft.ts';
import { useOpenStep } from '~/forms/wizard/use-open-step.ts';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { ApplicationConfirmation } from './application-confirmation.tsx';
import { applicationDraft, applicationWizard } from './application-flow.ts';
import { ApplicationWizard } from './application-wizard.tsx';
import { useSubmitApplication } from './submit/use-submit-application.ts';

/** /joinUs and /joinUs/{step}: the specialist's application, without an account (JOIN-01..44). */
export function Component() {
  const draft = applicationDraft.open();
  const state = useDraft(draft);
  const { confirmation, ...submission } = useSubmitApplication(draft);
  const { step, requested } = useOpenStep(applicationWizard, state.value, state.isReady);

  const heading = useRef<HTMLHeadingElement>(null);
  // Not in ApplicationConfirmation: this must run after the wizard has focused its first question.
  useEffect(() => {
    if (!confirmation) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [confirmation]);

  // Whether a later step can open depends on the files. The first step always can.
  if (!state.isReady && requested !== 'basics')
    return <FlowLoading title="Join our team">Opening your application...</FlowLoading>;
  return (
    <>
      {confirmation && step === 'basics' && <ApplicationConfirmation confirmation={confirmation} heading={heading} />}
      <ApplicationWizard
        step={step}
        state={state}
        submission={submission}
        change={draft.change}
        onClear={draft.clear}
      />
    </>
  );
}
