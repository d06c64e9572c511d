import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { openApplicationStep } from './application-flow.ts';
import { ApplicationReceived } from './application-received.tsx';
import { stepFromPath, stepPath } from './application-steps.ts';
import { ApplicationWizard } from './application-wizard.tsx';
import { useSending } from './submit/use-sending.tsx';
import { applicationStore, useApplicationDraft } from './use-application-draft.ts';

/** /joinUs and /joinUs/{step}: applying as a specialist in eight steps, without an account (JOIN-01..44). The address asks, the draft says which is open. */
export function Component() {
  const store = applicationStore();
  const { draft, isReady, isKept } = useApplicationDraft(store);
  const { sending, receipt } = useSending(store, draft);
  const navigate = useNavigate();
  const wanted = stepFromPath(useParams().step);
  const step = openApplicationStep(wanted ?? 'basics', draft);

  const received = useRef<HTMLHeadingElement>(null);
  // Here rather than in the part itself: the wizard leads to its first question at the same moment, and this goes after it.
  useEffect(() => {
    if (!receipt) return;
    received.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [receipt]);

  // The address follows what is shown, once it is known what is open.
  useEffect(() => {
    if (isReady && step !== wanted) void navigate(stepPath(step), { replace: true });
  }, [isReady, step, wanted, navigate]);

  // Nobody can say which later step is open before the files are back; the first one always is.
  if (!isReady && wanted !== 'basics')
    return <FlowLoading title="Join our team">Opening your application...</FlowLoading>;
  return (
    <>
      {receipt && step === 'basics' && <ApplicationReceived receipt={receipt} heading={received} />}
      <ApplicationWizard {...{ step, draft, isReady, isKept, store, sending }} />
    </>
  );
}
