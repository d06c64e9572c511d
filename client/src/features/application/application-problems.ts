import * as z from 'zod/mini';
import type { Problem } from '~/lib/flow/flow.ts';
import { chosen, person, problemsIn, upTo } from '~/lib/flow/rules.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import { fieldId } from './field-id.ts';
import { openNameProblems } from './own-names.ts';
import { ownServiceProblems } from './own-services.ts';
import { openWorkshopProblems } from './own-workshops.ts';
import { pricingProblems } from './service-price.ts';

/** As much as an applicant may say about themselves. */
export const MAX_BIO = 2000;
/** JOIN-24. */
export const NO_DAY_TEXT = "Please select at least one day when you're available to work.";

const basicsStep = z.object({
  ...person,
  profilePicture: chosen('Add a profile picture'),
  bio: z.string().check(z.trim(), upTo(MAX_BIO)),
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

/** Lists that must not be empty together with their custom entries (JOIN-13, JOIN-18, JOIN-22). */
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
      return draft.days.length > 0 ? [] : [{ fieldId: fieldId('days'), message: NO_DAY_TEXT }];
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

/** What blocks an applicant on a step (JOIN-05): one message per field, in page order. */
export function problemsOf(step: ApplicationStep, draft: ApplicationDraft): readonly Problem[] {
  if (step === 'pricing') return pricingProblems(draft);
  const lacking = problemsIn(schemas[step], draft, (part) => fieldId(part));
  return [...emptyLists(step, draft), ...ownProblems(step, draft), ...lacking];
}
