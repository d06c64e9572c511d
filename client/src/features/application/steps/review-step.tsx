import { cleanEmail } from '#shared/email.ts';
import { WhatHappensNext } from '~/features/application/application-confirmation.tsx';
import type { ApplicationDraft } from '~/features/application/application-draft.ts';
import { fieldId } from '~/features/application/application-draft.ts';
import { stepCopy, stepPath } from '~/features/application/application-steps.ts';
import { EmailVerification } from '~/features/application/email-verification.tsx';
import { type ReviewRow, reviewGroups } from '~/features/application/review-groups.ts';
import type { ApplicationOptions, ReviewStepProps } from '~/features/application/use-application-options.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import layout from '~/forms/wizard/wizard.module.css';
import { ChangeLink } from '~/forms/wizard/wizard.tsx';
import { product } from '~/site/product.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { cx } from '~/ui/cx.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import styles from './review-step.module.css';

/** Summary, email verification, both consents, and what happens next (JOIN-28..33). */
export function ReviewStep({ options, draft, change, errorOf, isOutcomeUnknown }: ReviewStepProps) {
  return (
    <div className={cx(layout.withSheet, styles.review)}>
      {/* First, because it takes an email: on a phone the sheet would push it out of sight. */}
      <div className={styles.verification}>
        <EmailVerification draft={draft} change={change} isOutcomeUnknown={isOutcomeUnknown} />
      </div>
      <div className={styles.sheet}>
        <ReviewJobSheet draft={draft} options={options} />
      </div>
      <div className={styles.side}>
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
        <WhatHappensNext email={cleanEmail(draft.email)} />
      </div>
    </div>
  );
}

interface ReviewJobSheetProps {
  draft: ApplicationDraft;
  /** Null if they couldn't be loaded; ids are shown then. */
  options: ApplicationOptions | null;
}

/** All answers by step, each with a link to change them (JOIN-28). */
function ReviewJobSheet({ draft, options }: ReviewJobSheetProps) {
  const groups = reviewGroups(draft, options).map(({ step, rows }) => ({
    id: step,
    title: stepCopy[step].title,
    action: <ChangeLink to={stepPath(step)} label={stepCopy[step].title} />,
    rows: rows.map(toSheetRow),
  }));
  return (
    <JobSheet
      label="Application sheet"
      headingLevel={3}
      reference={[draft.firstName.trim(), draft.lastName.trim()].join(' ')}
      groups={groups}
      note="Applying is free."
    />
  );
}

function toSheetRow({ id, label, value, detail }: ReviewRow) {
  return {
    id,
    label,
    detail: detail && <span className={styles.text}>{detail}</span>,
    pending: !value,
    value: value ? <span className={styles.text}>{value}</span> : 'none',
  };
}
