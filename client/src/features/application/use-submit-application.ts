import { APPLICATION_RECEIVED } from '#shared/application-messages.ts';
import { cleanEmail } from '#shared/email.ts';
import { MAX_FILES_BYTES, MAX_FILES_MIB } from '#shared/limits.ts';
import type { Draft } from '~/forms/draft.ts';
import { userErrorMessage } from '~/forms/submission-errors.ts';
import { type StepError, useWizardSubmission, type WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import type { ApplyAsSpecialistInput } from '~/graphql/generated/graphql.ts';
import { useApplyAsSpecialistMutation } from '~/graphql/generated/operations/apply-as-specialist.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import {
  type ApplicationDraft,
  type ApplicationFiles,
  chosenServices,
  fieldId,
  isEmailVerified,
} from './application-draft.ts';
import { applicationRules } from './application-flow.ts';
import type { ApplicationStep } from './application-steps.ts';

/** What the confirmation shows. The draft is cleared by then. */
export interface Confirmation {
  message: string;
  name: string;
  email: string;
  services: readonly string[];
  /** The number of files, including the photo. */
  fileCount: number;
}

export function confirmationFor(draft: ApplicationDraft, message: string | null): Confirmation {
  return {
    message: message || APPLICATION_RECEIVED,
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
    inputOf: (value, key) => applicationRules.loaded()?.inputOf(value, key) ?? null,
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
    return [fileError('certificates', message)];
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
  return fileError(part, `We can’t read “${name}” any more. Please choose it again.`);
}

function fileError(part: keyof ApplicationFiles, message: string): UserError {
  return { field: [part], message, code: 'INVALID', retryAfterSeconds: null };
}

type ApplicationStepError = StepError<ApplicationStep, ApplicationDraft>;

type FieldStep = { step: ApplicationStep; part: keyof ApplicationDraft };

/** The parts that each step fills in. Most fields of the mutation's input have the same names. */
const partsByStep: [ApplicationStep, (keyof ApplicationDraft)[]][] = [
  ['basics', ['firstName', 'lastName', 'email', 'phone', 'bio', 'photo']],
  ['background', ['experience', 'certified', 'insurance', 'certificates']],
  ['services', ['services', 'customServices', 'immediateServices', 'customImmediateServices']],
  ['pricing', ['pricing']],
  ['location', ['locations', 'customLocations', 'travelDistance', 'serviceModeId']],
  ['availability', ['days']],
  ['companies', ['companies', 'customCompanies', 'workshops', 'customWorkshops']],
  ['review', ['termsAccepted', 'gdprConsentAccepted']],
];

/** The fields of the input with other names than their parts. */
const renamedFields: Record<string, keyof ApplicationDraft> = {
  yearsOfExperience: 'experience',
  isCertified: 'certified',
  liabilityInsurance: 'insurance',
  availability: 'days',
};

function fieldStep(field: string): FieldStep | undefined {
  const name = renamedFields[field] ?? field;
  for (const [step, parts] of partsByStep) {
    const part = parts.find((candidate) => candidate === name);
    if (part) return { step, part };
  }
  return undefined;
}

/** Fields of a price, from the API's name to the draft's. */
const priceFields: Record<string, string> = {
  basePricePence: 'basePrice',
  highPricePence: 'highPrice',
  estimatedDurationMinutes: 'durationMinutes',
  description: 'description',
};

/**
 * Finds the step and the control that can correct a server's error. Its `field` may be unknown to
 * this client, or point deeper than a control.
 */
export function toStepError(userError: UserError, draft: ApplicationDraft): ApplicationStepError {
  const { field, code } = userError;
  const message = userErrorMessage(userError);
  if (code === 'UNVERIFIED_EMAIL') return errorAt(message, { step: 'review', part: 'verifiedEmail' });
  const [outer = '', index = '', inner = ''] = field ?? [];
  // A legacy host names a file in its message only.
  const found = field ? fieldStep(outer) : namedFileStep(message, draft);
  if (!found) return { message, step: null, part: null, fieldId: null };
  const priceField = found.part === 'pricing' ? priceFields[inner] : undefined;
  return errorAt(message, found, priceField && `${index}-${priceField}`);
}

function errorAt(message: string, { step, part }: FieldStep, detail?: string): ApplicationStepError {
  return { message, step, part, fieldId: fieldId(part, detail) };
}

function namedFileStep(message: string, { photo, certificates }: ApplicationDraft): FieldStep | undefined {
  if (photo && message.includes(photo.name)) return fieldStep('photo');
  return certificates.some(({ name }) => message.includes(name)) ? fieldStep('certificates') : undefined;
}
