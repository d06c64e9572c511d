import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { applicantForm } from '#shared/forms/application.ts';
import { requiredChoice } from '#shared/forms/fields.ts';
import { type FormError, schemaValidator } from '~/forms/validation.ts';
import { type ApplicationDraft, FORM_ID, fieldId } from './application-draft.ts';
import { fileErrors, toStepError } from './application-errors.ts';
import { applicationInput } from './application-input.ts';
import type { ApplicationStep } from './application-steps.ts';
import { customEntryErrors, withUnsavedEntries } from './custom-lists.ts';
import { pricingErrors } from './service-price.ts';

const schemas: Partial<Record<ApplicationStep, z.ZodMiniObject>> = {
  basics: z.extend(applicantForm.schema, { photo: requiredChoice(fieldMessages.profilePhoto) }),
  background: z.object({
    experience: requiredChoice(fieldMessages.experience),
    certified: requiredChoice(fieldMessages.certified),
    insurance: requiredChoice(fieldMessages.insurance),
  }),
  location: z.object({
    travelDistance: requiredChoice(fieldMessages.travelDistance),
    serviceModeId: requiredChoice(fieldMessages.serviceMode),
  }),
  review: z.object({
    termsAccepted: z.literal(true, fieldMessages.terms),
    gdprConsentAccepted: z.literal(true, fieldMessages.gdprConsent),
  }),
};

interface RequiredList {
  parts: readonly ['services' | 'locations' | 'days', ...('customServices' | 'customLocations')[]];
  message: string;
}

/** Lists that need at least one entry, custom or not (JOIN-13, JOIN-18, JOIN-22). */
const requiredLists: Partial<Record<ApplicationStep, RequiredList>> = {
  services: { parts: ['services', 'customServices'], message: fieldMessages.services },
  location: { parts: ['locations', 'customLocations'], message: fieldMessages.locations },
  availability: { parts: ['days'], message: fieldMessages.workingDays },
};

function requiredListErrors(step: ApplicationStep, draft: ApplicationDraft): FormError[] {
  const list = requiredLists[step];
  if (!list || list.parts.some((part) => draft[part].length > 0)) return [];
  return [{ fieldId: fieldId(list.parts[0]), message: list.message }];
}

/** The errors of a step (JOIN-05, JOIN-31): one per field, in page order. */
function errorsIn(step: ApplicationStep, draft: ApplicationDraft): readonly FormError[] {
  if (step === 'pricing') return pricingErrors(draft);
  const schema = schemas[step];
  const fieldErrors = schema ? schemaValidator(FORM_ID, schema)(draft) : [];
  return [...requiredListErrors(step, draft), ...customEntryErrors(step, draft), ...fieldErrors];
}

export const applicationRules = Object.assign(errorsIn, {
  inputOf: applicationInput,
  withUnsavedEntries,
  fileErrors,
  stepErrorOf: toStepError,
});
