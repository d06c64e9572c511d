import { useSyncExternalStore } from 'react';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStore } from '~/features/application/application-store.ts';
import { fieldId } from '~/features/application/field-id.ts';
import type { Sending } from '~/features/application/step-form.tsx';
import { isEmailVerified } from '~/features/application/verification/is-verified.ts';
import { isStanding } from '~/lib/flow/refusal.ts';
import { refusalFieldId } from './application-refusal.ts';
import { consentProblems } from './consent-problems.ts';
import type { Receipt } from './receipt.ts';
import { idle, type Submission } from './submission.ts';
import { SubmitButton } from './submit-button.tsx';
import { SubmitErrors } from './submit-errors.tsx';
import { useSubmitApplication } from './use-submit-application.ts';

/** The last step's own part of the wizard, and the receipt of what has been sent since the app was opened. */
export function useSending(
  store: ApplicationStore,
  draft: ApplicationDraft,
): { sending: Sending; receipt: Receipt | null } {
  const { subscribe, get } = store.submission;
  const submission = useSyncExternalStore(subscribe, get, () => idle);
  const submit = useSubmitApplication(store);
  const sending: Sending = {
    isUnderWay: submission.kind === 'sending',
    submit: () => void submit(),
    // What is with us already cannot be sent again; at the top of the page it can be cleared away.
    button: submission.kind !== 'with-us' && (
      <SubmitButton isVerified={isEmailVerified(draft)} submission={submission} />
    ),
    errors: (step) => <SubmitErrors step={step} draft={draft} submission={submission} />,
    errorOf: (part, detail) => errorAt(fieldId(part, detail), draft, submission),
  };
  return { sending, receipt: submission.kind === 'received' ? submission.receipt : null };
}

/** What the last press has said of one control, while it stands. */
function errorAt(control: string, draft: ApplicationDraft, submission: Submission): string | undefined {
  switch (submission.kind) {
    case 'unconsented':
      return consentProblems(draft).find((problem) => problem.fieldId === control)?.message;
    case 'refused':
      return submission.refusals.find((one) => refusalFieldId(one) === control && isStanding(one, draft))?.message;
    default:
      return undefined;
  }
}
