import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { isEmailVerified } from '~/features/application/verification/is-verified.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission, type WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { ApplyAsSpecialistInput } from '~/graphql/generated/graphql.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { applicationError } from './application-error.ts';
import { applicationInput } from './application-input.ts';
import { fileErrors } from './file-errors.ts';
import { type Receipt, receiptOf } from './receipt.ts';

/** What is said where no answer came. */
export const NO_ANSWER = 'An error occurred. Please try again later.';

/** The receipt of what has been sent since the app was opened. */
const receiptStore = createStore<Receipt | null>(null);

interface SubmitApplication extends WizardSubmission<ApplicationStep, ApplicationDraft> {
  receipt: Receipt | null;
}

/**
 * Sends the application; when it is received the wizard is empty and at its first step (JOIN-31,
 * JOIN-41..43).
 */
export function useSubmitApplication(draft: Draft<ApplicationDraft>): SubmitApplication {
  const [apply] = useApplyAsSpecialistMutation();
  const receipt = useStore(receiptStore, null);
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
      const result = await mutationResult(
        apply({ variables: { input }, context: { onUploadProgress } }),
        (data) => data.applyAsSpecialist,
      );
      return result.kind === 'done' && !result.payload.isReceived ? { kind: 'refused', userErrors: [] } : result;
    },
    stepErrorOf: applicationError,
    refused: 'Failed to submit form. Please try again.',
    onRefused(errors) {
      // The proof of the address has expired: its code is requested again.
      if (errors.some(({ code }) => code === 'UNVERIFIED_EMAIL')) draft.change({ verifiedEmail: null });
    },
    onDone: ({ message }, sent) => receiptStore.set(receiptOf(sent, message)),
    resetsWhenDone: true,
  });
  return {
    ...submission,
    receipt,
    submit() {
      if (!isEmailVerified(draft.get().value)) return;
      receiptStore.set(null);
      submission.submit();
    },
  };
}
