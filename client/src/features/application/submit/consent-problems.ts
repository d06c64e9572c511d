import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/field-id.ts';
import type { Problem } from '~/lib/flow/flow.ts';

export const CONSENT_TEXT = 'Please accept the Terms & Conditions and GDPR consent before submitting.';

/** The consents that are still missing, each at its box (JOIN-31). */
export function consentProblems(draft: Pick<ApplicationDraft, 'termsAccepted' | 'gdprConsentAccepted'>): Problem[] {
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
