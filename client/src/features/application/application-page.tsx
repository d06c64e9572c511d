import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FlowLoading } from '~/ui/flow-loading.tsx';
import { openApplicationStep } from './application-flow.ts';
import { stepFromPath, stepPath } from './application-steps.ts';
import { ApplicationWizard } from './application-wizard.tsx';
import type { Sending } from './step-form.tsx';
import { applicationStore, useApplicationDraft } from './use-application-draft.ts';

const sending: Sending = {
  submit: () => undefined,
  button: null,
  errors: () => null,
  errorOf: () => undefined,
};

/** /joinUs and /joinUs/{step}: applying as a specialist in eight steps, without an account (JOIN-01..44). The address asks, the draft says which is open. */
export function Component() {
  const store = applicationStore();
  const { draft, isReady } = useApplicationDraft(store);
  const navigate = useNavigate();
  const wanted = stepFromPath(useParams().step);
  const step = openApplicationStep(wanted ?? 'basics', draft);

  // The address follows what is shown, once it is known what is open.
  useEffect(() => {
    if (isReady && step !== wanted) void navigate(stepPath(step), { replace: true });
  }, [isReady, step, wanted, navigate]);

  // Nobody can say which later step is open before the files are back; the first one always is.
  if (!isReady && wanted !== 'basics') return <FlowLoading>Opening your application...</FlowLoading>;
  return <ApplicationWizard step={step} draft={draft} store={store} sending={sending} />;
}
