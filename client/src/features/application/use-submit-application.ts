import { APPLICATION_RECEIVED } from '#shared/application-messages.ts';
import { cleanEmail } from '#shared/email.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission, type WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { ApplyAsSpecialistInput } from '~/graphql/generated/graphql.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { type ApplicationDraft, chosenServices, isEmailVerified } from './application-draft.ts';
import { applicationRules } from './application-flow.ts';
import type { ApplicationStep } from './application-steps.ts';

/** What the confirmation shows. The draft is cleared by then. */
export interface Confirmation {
  message: string;
  /** In ISO 8601. With the email it says which application it is: hosts give it no reference. */
  receivedAt: string;
  name: string;
  email: string;
  services: readonly string[];
  /** The number of files, including the photo. */
  fileCount: number;
}

export function confirmationFor(draft: ApplicationDraft, message: string | null): Confirmation {
  return {
    message: message || APPLICATION_RECEIVED,
    receivedAt: new Date().toISOString(),
    name: `${draft.firstName.trim()} ${draft.lastName.trim()}`,
    email: cleanEmail(draft.email),
    services: chosenServices(draft),
    fileCount: 1 + draft.certificates.length,
  };
}

/** The last confirmation since the app was opened. */
const confirmationCell = createStore<Confirmation | null>(null);

interface SubmitApplication extends WizardSubmission<ApplicationStep, ApplicationDraft> {
  confirmation: Confirmation | null;
  /** Shows the empty form. */
  dismissConfirmation: () => void;
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
    rules: applicationRules,
    async send(input, onUploadProgress) {
      const result = await apply(input, { context: { onUploadProgress } });
      return result.kind === 'done' && !result.payload.isReceived ? { kind: 'refused', userErrors: [] } : result;
    },
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
    dismissConfirmation: () => confirmationCell.set(null),
    submit() {
      if (!isEmailVerified(draft.get().value)) return;
      confirmationCell.set(null);
      submission.submit();
    },
  };
}
