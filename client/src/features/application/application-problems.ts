import * as z from 'zod/mini';
import { isEmail } from '~/lib/email.ts';
import type { Problem } from '~/lib/flow/flow.ts';
import { isUkPhone } from '~/lib/uk-phone.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import { fieldId } from './field-id.ts';
import { openNameProblems } from './own-names.ts';
import { ownServiceProblems } from './own-services.ts';
import { openWorkshopProblems } from './own-workshops.ts';
import { pricingProblems } from './service-price.ts';

const filled = (message: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(longest, `Use at most ${longest} characters`));
const chosen = (message: string) => z.custom((value) => value !== null, message);

const basicsStep = z.object({
  firstName: filled('Enter your first name', 100),
  lastName: filled('Enter your last name', 100),
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter your e-mail address'),
    z.refine((email) => !email || isEmail(email), 'Enter an e-mail address like name@example.com'),
  ),
  phone: z.string().check(
    z.minLength(1, 'Enter your phone number'),
    z.refine((phone) => !phone || isUkPhone(phone), 'Enter a UK phone number of 9 or 10 digits after +44'),
  ),
  profilePicture: chosen('Add a profile picture'),
  bio: z.string().check(z.trim(), z.maxLength(2000, 'Use at most 2000 characters')),
});

const backgroundStep = z.object({
  experience: chosen('Choose your years of experience'),
  certified: chosen('Say whether you are certified'),
  insurance: chosen('Say whether you have liability insurance'),
});

const schemas: Partial<Record<ApplicationStep, z.ZodMiniObject>> = {
  basics: basicsStep,
  background: backgroundStep,
  location: z.object({
    travelDistance: chosen('Choose how far you travel'),
    serviceModeId: chosen('Choose where you do the work'),
  }),
};

/** What is offered at all: lists that may not all be empty (doc 2 §5). */
function emptyLists(step: ApplicationStep, draft: ApplicationDraft): Problem[] {
  switch (step) {
    case 'services':
      return draft.services.length + draft.customServices.length > 0
        ? []
        : [{ fieldId: fieldId('services'), message: 'Choose at least one service, or add your own' }];
    case 'location':
      return draft.locations.length + draft.customLocations.length > 0
        ? []
        : [{ fieldId: fieldId('locations'), message: 'Choose at least one location, or add your own' }];
    case 'availability':
      return draft.days.length > 0
        ? []
        : [{ fieldId: fieldId('days'), message: "Please select at least one day when you're available to work." }];
    default:
      return [];
  }
}

/** What is wrong with the lists in the applicant's own words, or left over from writing them. */
function ownProblems(step: ApplicationStep, draft: ApplicationDraft): Problem[] {
  switch (step) {
    case 'services':
      return ownServiceProblems(draft);
    case 'location':
      return openNameProblems(draft, 'customLocations');
    case 'companies':
      return [...openNameProblems(draft, 'customCompanies'), ...openWorkshopProblems(draft)];
    default:
      return [];
  }
}

/** What keeps an applicant on a step (doc 2 §5), one sentence per control, in the order of the page. Step 7 is optional (JOIN-26). */
export function problemsOf(step: ApplicationStep, draft: ApplicationDraft): readonly Problem[] {
  if (step === 'pricing') return pricingProblems(draft);
  const read = schemas[step]?.safeParse(draft);
  const first = new Map<string, Problem>();
  for (const { path, message } of read?.error?.issues ?? []) {
    const id = fieldId(String(path[0]) as keyof ApplicationDraft);
    if (!first.has(id)) first.set(id, { fieldId: id, message });
  }
  return [...emptyLists(step, draft), ...ownProblems(step, draft), ...first.values()];
}
