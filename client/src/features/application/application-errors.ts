import { MAX_FILES_BYTES, MAX_FILES_MIB } from '#shared/limits.ts';
import { userErrorMessage } from '~/forms/submission-errors.ts';
import type { StepError } from '~/forms/wizard/use-wizard-submission.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { type ApplicationDraft, type ApplicationFiles, fieldId } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';

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
