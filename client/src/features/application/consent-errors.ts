import { fieldMessages } from '#shared/field-messages.ts';
import type { FormError } from '~/forms/validation.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { fieldId } from './field-id.ts';

export const CONSENT_TEXT = fieldMessages.consents;

/** The consents that are still missing, each at its box (JOIN-31). */
export function consentErrors(draft: Pick<ApplicationDraft, 'termsAccepted' | 'gdprConsentAccepted'>): FormError[] {
  return [
    ...(draft.termsAccepted
      ? []
      : [
          {
            fieldId: fieldId('termsAccepted'),
            message: 'Tick the box to accept the Terms and Conditions and the Privacy Policy',
          },
        ]),
    ...(draft.gdprConsentAccepted
      ? []
      : [{ fieldId: fieldId('gdprConsentAccepted'), message: 'Tick the box to agree to how we use your data' }]),
  ];
}
