import { useEffect, useRef } from 'react';
import { useDraft } from '~/forms/draft.ts';
import { useOpenStep } from '~/forms/wizard/use-open-step.ts';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { applicationDraft, applicationWizard } from './application-flow.ts';
import { ApplicationReceived } from './application-received.tsx';
import { ApplicationWizard } from './application-wizard.tsx';
import { useSubmitApplication } from './submit/use-submit-application.ts';

/**
 * /joinUs and /joinUs/{step}: applying as a specialist in eight steps, without an account
 * (JOIN-01..44).
 */
export function Component() {
  const draft = applicationDraft.open();
  const state = useDraft(draft);
  const { receipt, ...submission } = useSubmitApplication(draft);
  const { step, requested } = useOpenStep(applicationWizard, state.value, state.isReady);

  const received = useRef<HTMLHeadingElement>(null);
  // Here rather than in the part itself: the wizard focuses its first question at the same moment,
  // and this goes after it.
  useEffect(() => {
    if (!receipt) return;
    received.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [receipt]);

  // Which later step is open is not known before the files are back; the first one always is.
  if (!state.isReady && requested !== 'basics')
    return <FlowLoading title="Join our team">Opening your application...</FlowLoading>;
  return (
    <>
      {receipt && step === 'basics' && <ApplicationReceived receipt={receipt} heading={received} />}
      <ApplicationWizard {...{ step, state, submission }} change={draft.change} onClear={draft.clear} />
    </>
  );
}
