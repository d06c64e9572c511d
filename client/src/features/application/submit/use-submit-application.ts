import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { isEmailVerified } from '~/features/application/verification/is-email-verified.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission, type WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { ApplyAsSpecialistInput } from '~/graphql/generated/graphql.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { applicationInput } from './application-input.ts';
import { type Confirmation, confirmationFor } from './confirmation.ts';
import { fileErrors } from './file-errors.ts';
import { toStepError } from './to-step-error.ts';

/** Shown if there was no response (JOIN-42). */
export const NO_RESPONSE_MESSAGE = 'An error occurred. Please try again later.';

/** The last confirmation since the app was opened. */
const confirmationCell = createStore<Confirmation | null>(null);

interface SubmitApplication extends WizardSubmission<ApplicationStep, ApplicationDraft> {
  confirmation: Confirmation | null;
}

/** Submits the application, then clears the draft (JOIN-31, JOIN-41..43). */
export function useSubmitApplication(draft: Draft<ApplicationDraft>): SubmitApplication {
  const apply = useApplyAsSpecialistMutation();
  const confirmation = useStore(confirmationCell, null);
  const submission = useWizardSubmission<
    ApplicationStep,
    ApplicationDraft,
    ApplyAsSpecialistInput,
    { message: string | null; isReceived: boolean }
  >({
    draft,
    inputOf: applicationInput,
    check: fileErrors,
    async send(input, onUploadProgress) {
      const result = await apply(input, { context: { onUploadProgress } });
      return result.kind === 'done' && !result.payload.isReceived ? { kind: 'refused', userErrors: [] } : result;
    },
    stepErrorOf: toStepError,
    refused: 'Failed to submit form. Please try again.',
    onRefused(errors) {
      // The verification has expired, so the last step sends another code.
      if (errors.some(({ code }) => code === 'UNVERIFIED_EMAIL')) draft.change({ verifiedEmail: null });
    },
    onDone: ({ message }, value) => confirmationCell.set(confirmationFor(value, message)),
    resetsWhenDone: true,
  });
  return {
    ...submission,
    confirmation,
    submit() {
      if (!isEmailVerified(draft.get().value)) return;
      confirmationCell.set(null);
      submission.submit();
    },
  };
}
