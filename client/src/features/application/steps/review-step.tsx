import { fieldId } from '~/features/application/field-id.ts';
import { ReviewJobSheet } from '~/features/application/review/review-job-sheet.tsx';
import { WhatHappensNext } from '~/features/application/submit/what-happens-next.tsx';
import { EmailVerification } from '~/features/application/verification/email-verification.tsx';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { product } from '~/site/product.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import styles from './review-step.module.css';
import type { ReviewStepProps } from './step-props.ts';

/** Summary, email verification, both consents, and what happens next (JOIN-28..33). */
export function ReviewStep({ options, draft, change, errorOf, isOutcomeUnknown }: ReviewStepProps) {
  return (
    <div className={styles.review}>
      <ReviewJobSheet draft={draft} options={options} />
      <div className={styles.side}>
        <EmailVerification draft={draft} change={change} isOutcomeUnknown={isOutcomeUnknown} />
        <section className={styles.consents} aria-labelledby="application-consents">
          <h3 id="application-consents">Your agreement</h3>
          <CheckboxField
            id={fieldId('termsAccepted')}
            label={
              <>
                I have read and accept the <LegalLink document="Terms and Conditions" /> and the{' '}
                <LegalLink document="Privacy Policy" />.
              </>
            }
            checked={draft.termsAccepted}
            onChange={({ target }) => change({ termsAccepted: target.checked })}
            error={errorOf('termsAccepted')}
          />
          <CheckboxField
            id={fieldId('gdprConsentAccepted')}
            label={`GDPR data consent: ${product.name} may store and use what is in this application, including my files, to review it and to list me as a specialist. I can withdraw this at any time.`}
            checked={draft.gdprConsentAccepted}
            onChange={({ target }) => change({ gdprConsentAccepted: target.checked })}
            error={errorOf('gdprConsentAccepted')}
          />
        </section>
        <WhatHappensNext email={draft.email.trim()} />
      </div>
    </div>
  );
}
