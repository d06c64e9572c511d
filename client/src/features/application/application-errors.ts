import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { type FormError, maxLength, personShape, requiredChoice, schemaValidator } from '~/forms/validation.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import { consentErrors } from './consent-errors.ts';
import { FORM_ID, fieldId } from './field-id.ts';
import { openNameErrors } from './own-names.ts';
import { ownServiceErrors } from './own-services.ts';
import { openWorkshopErrors } from './own-workshops.ts';
import { pricingErrors } from './service-price.ts';

/** As much as an applicant may say about themselves. */
export const MAX_BIO = TEXT_LIMITS.bio;
/** JOIN-24. */
export const NO_DAY_TEXT = fieldMessages.workingDays;

const basicsStep = z.object({
  ...personShape,
  photo: requiredChoice(fieldMessages.profilePhoto),
  bio: z.string().check(z.trim(), maxLength(MAX_BIO)),
});

const backgroundStep = z.object({
  experience: requiredChoice(fieldMessages.experience),
  certified: requiredChoice(fieldMessages.certified),
  insurance: requiredChoice(fieldMessages.insurance),
});

const schemas: Partial<Record<ApplicationStep, z.ZodMiniObject>> = {
  basics: basicsStep,
  background: backgroundStep,
  location: z.object({
    travelDistance: requiredChoice(fieldMessages.travelDistance),
    serviceModeId: requiredChoice(fieldMessages.serviceMode),
  }),
};

/** Lists that must not be empty together with their custom entries (JOIN-13, JOIN-18, JOIN-22). */
function emptyLists(step: ApplicationStep, draft: ApplicationDraft): FormError[] {
  switch (step) {
    case 'services':
      return draft.services.length + draft.customServices.length > 0
        ? []
        : [{ fieldId: fieldId('services'), message: fieldMessages.services }];
    case 'location':
      return draft.locations.length + draft.customLocations.length > 0
        ? []
        : [{ fieldId: fieldId('locations'), message: fieldMessages.locations }];
    case 'availability':
      return draft.days.length > 0 ? [] : [{ fieldId: fieldId('days'), message: NO_DAY_TEXT }];
    default:
      return [];
  }
}

/** What is wrong with the lists in the applicant's own words, or left over from writing them. */
function ownErrors(step: ApplicationStep, draft: ApplicationDraft): FormError[] {
  switch (step) {
    case 'services':
      return ownServiceErrors(draft);
    case 'location':
      return openNameErrors(draft, 'customLocations');
    case 'companies':
      return [...openNameErrors(draft, 'customCompanies'), ...openWorkshopErrors(draft)];
    default:
      return [];
  }
}

/** What keeps an applicant on a step (JOIN-05, JOIN-31): one error per field, in page order. */
export function errorsIn(step: ApplicationStep, draft: ApplicationDraft): readonly FormError[] {
  if (step === 'pricing') return pricingErrors(draft);
  if (step === 'review') return consentErrors(draft);
  const schema = schemas[step];
  const missing = schema ? schemaValidator(FORM_ID, schema)(draft) : [];
  return [...emptyLists(step, draft), ...ownErrors(step, draft), ...missing];
}
