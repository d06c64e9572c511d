import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { userErrorMessage } from '~/forms/submission-errors.ts';
import type { StepError } from '~/forms/wizard/use-wizard-submission.ts';
import type { UserError } from '~/graphql/mutation-result.ts';

type ApplicationStepError = StepError<ApplicationStep, ApplicationDraft>;

type FieldStep = { step: ApplicationStep; part: keyof ApplicationDraft };

/** Where each field of the mutation's input is filled in. */
const fieldSteps: Record<string, FieldStep> = {
  firstName: { step: 'basics', part: 'firstName' },
  lastName: { step: 'basics', part: 'lastName' },
  email: { step: 'basics', part: 'email' },
  phone: { step: 'basics', part: 'phone' },
  bio: { step: 'basics', part: 'bio' },
  photo: { step: 'basics', part: 'photo' },
  yearsOfExperience: { step: 'background', part: 'experience' },
  isCertified: { step: 'background', part: 'certified' },
  liabilityInsurance: { step: 'background', part: 'insurance' },
  certificates: { step: 'background', part: 'certificates' },
  services: { step: 'services', part: 'services' },
  customServices: { step: 'services', part: 'customServices' },
  immediateServices: { step: 'services', part: 'immediateServices' },
  customImmediateServices: { step: 'services', part: 'customImmediateServices' },
  pricing: { step: 'pricing', part: 'pricing' },
  locations: { step: 'location', part: 'locations' },
  customLocations: { step: 'location', part: 'customLocations' },
  travelDistance: { step: 'location', part: 'travelDistance' },
  serviceModeId: { step: 'location', part: 'serviceModeId' },
  availability: { step: 'availability', part: 'days' },
  companies: { step: 'companies', part: 'companies' },
  customCompanies: { step: 'companies', part: 'customCompanies' },
  workshops: { step: 'companies', part: 'workshops' },
  customWorkshops: { step: 'companies', part: 'customWorkshops' },
  termsAccepted: { step: 'review', part: 'termsAccepted' },
  gdprConsentAccepted: { step: 'review', part: 'gdprConsentAccepted' },
};

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
  const found = field ? fieldSteps[outer] : namedFileStep(message, draft);
  if (!found) return { message, step: null, part: null, fieldId: null };
  const priceField = found.part === 'pricing' ? priceFields[inner] : undefined;
  return errorAt(message, found, priceField && `${index}-${priceField}`);
}

function errorAt(message: string, { step, part }: FieldStep, detail?: string): ApplicationStepError {
  return { message, step, part, fieldId: fieldId(part, detail) };
}

function namedFileStep(message: string, { photo, certificates }: ApplicationDraft): FieldStep | undefined {
  if (photo && message.includes(photo.name)) return fieldSteps.photo;
  return certificates.some(({ name }) => message.includes(name)) ? fieldSteps.certificates : undefined;
}
