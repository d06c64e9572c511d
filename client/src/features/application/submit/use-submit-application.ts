import { MAX_FILES_BYTES, MAX_FILES_MIB } from '#shared/limits.ts';
import type { ApplicationDraft, ApplicationFiles } from '~/features/application/application-draft.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { isEmailVerified } from '~/features/application/verification/is-email-verified.ts';
import type { Draft } from '~/forms/draft.ts';
import { useWizardSubmission, type WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { ApplyAsSpecialistInput } from '~/graphql/generated/graphql.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { applicationInput } from './application-input.ts';
import { type Confirmation, confirmationFor } from './confirmation.ts';
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

/**
 * Problems with the files that only show when they are sent: they are too large together, or were
 * removed from the device since they were chosen.
 */
export async function fileErrors({ photo, certificates }: ApplicationDraft): Promise<UserError[]> {
  const bytes = [photo, ...certificates].reduce((sum, file) => sum + (file?.size ?? 0), 0);
  if (bytes > MAX_FILES_BYTES) {
    const message = `Your files are ${formatFileSize(bytes)} together. You can send at most ${MAX_FILES_MIB} MB: please remove or shrink some.`;
    return [errorAt('certificates', message)];
  }
  const isPhotoMissing = photo !== null && !(await isReadable(photo));
  const readable = await Promise.all(certificates.map(isReadable));
  const missing = certificates.filter((_file, index) => !readable[index]);
  return [
    ...(isPhotoMissing ? [unreadableError(photo, 'photo')] : []),
    ...missing.map((file) => unreadableError(file, 'certificates')),
  ];
}

/**
 * Browsers can't read a file that was moved, changed or deleted after it was chosen. Sending it
 * would look like a lost connection.
 */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function unreadableError({ name }: File, part: keyof ApplicationFiles): UserError {
  return errorAt(part, `We can’t read “${name}” any more. Please choose it again.`);
}

function errorAt(part: keyof ApplicationFiles, message: string): UserError {
  return { field: [part], message, code: 'INVALID', retryAfterSeconds: null };
}
