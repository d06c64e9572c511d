import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { type ApplicationStep, stepPath } from '~/features/application/application-steps.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { type UserError, userErrorMessage } from '~/graphql/mutation-result.ts';
import type { Refusal, Standing } from '~/lib/flow/refusal.ts';

/** One reason why the application was not taken. `detail` as in `fieldId`. */
export interface ApplicationRefusal extends Refusal<ApplicationStep, ApplicationDraft> {
  detail?: string;
}
export type StandingRefusal = Standing<ApplicationRefusal>;

type Place = { step: ApplicationStep; part: keyof ApplicationDraft };

/** Where each part of the mutation's input is asked for. */
const askedIn: Record<string, Place> = {
  firstName: { step: 'basics', part: 'firstName' },
  lastName: { step: 'basics', part: 'lastName' },
  email: { step: 'basics', part: 'email' },
  phone: { step: 'basics', part: 'phone' },
  bio: { step: 'basics', part: 'bio' },
  profilePicture: { step: 'basics', part: 'profilePicture' },
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

/** The fields of a price by what the graph calls them. */
const priceFields: Record<string, string> = {
  basePricePence: 'basePrice',
  highPricePence: 'highPrice',
  estimatedDurationMinutes: 'durationMinutes',
  description: 'description',
};

/** The refusal in the wizard's own terms. `field` may go deeper than the wizard knows, or be new to it. */
export function refusalOf(refusal: UserError, draft: ApplicationDraft): ApplicationRefusal {
  const { field, code } = refusal;
  const message = userErrorMessage(refusal);
  if (code === 'UNVERIFIED_EMAIL') return { message, step: 'review', part: 'verifiedEmail' };
  const [outer = '', index = '', inner = ''] = field ?? [];
  // Of the legacy side's own userErrors only the words tell which field they are about.
  const place = field ? askedIn[outer] : code === 'TAKEN' ? askedIn.email : fileNamedIn(message, draft);
  if (!place) return { message, step: null, part: null };
  const priceField = place.part === 'pricing' ? priceFields[inner] : undefined;
  return { message, ...place, ...(priceField && { detail: `${index}-${priceField}` }) };
}

function fileNamedIn(message: string, { profilePicture, certificates }: ApplicationDraft): Place | undefined {
  if (profilePicture && message.includes(profilePicture.name)) return askedIn.profilePicture;
  return certificates.some(({ name }) => message.includes(name)) ? askedIn.certificates : undefined;
}

/** The control that puts a refusal right; null when none does by itself. */
export function refusalFieldId({ part, detail }: ApplicationRefusal): string | null {
  return part && fieldId(part, detail);
}

/** Where a summary on an open step leads for a refusal: to the field, or to the step that has it. */
export function refusalLink(refusal: ApplicationRefusal, open: ApplicationStep) {
  const { message, step } = refusal;
  const id = refusalFieldId(refusal);
  if (step === null || id === null) return { message };
  return step === open ? { message, fieldId: id } : { message, to: stepPath(step) };
}
