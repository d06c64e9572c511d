import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { stepPath } from '~/features/application/application-steps.ts';
import { fieldId } from '~/features/application/field-id.ts';
import type { ReviewStepProps } from '~/features/application/steps/step-props.ts';
import { Notice } from '~/ui/notice.tsx';
import styles from './email-verification.module.css';
import { isEmailVerified } from './is-email-verified.ts';
import { VerificationCodeForm } from './verification-code-form.tsx';

const VERIFIED_MESSAGE = 'Email verified successfully! You can now submit your application.';

type EmailVerificationProps = Pick<ReviewStepProps, 'draft' | 'change' | 'isOutcomeUnknown'>;

/** Verifies the applicant's email address, which submitting requires (JOIN-29, JOIN-33..41). */
export function EmailVerification({ draft, change, isOutcomeUnknown }: EmailVerificationProps) {
  const email = draft.email.trim();
  const isVerified = isEmailVerified(draft);
  const heading = useFocusWhenVerified(isVerified);
  return (
    <section className={styles.verification} aria-labelledby={fieldId('verifiedEmail')}>
      <h3 id={fieldId('verifiedEmail')} ref={heading} tabIndex={-1}>
        Verify your email
      </h3>
      {isVerified ? (
        <Notice tone="success" title={VERIFIED_MESSAGE}>
          <span className={styles.address}>{email}</span>
        </Notice>
      ) : (
        <>
          <p className={styles.lead}>
            So that we can reach you. Wrong address? <Link to={stepPath('basics')}>Change {email}</Link>
          </p>
          <VerificationCodeForm
            key={email}
            email={email}
            isOutcomeUnknown={isOutcomeUnknown}
            // The email address may have changed before the response.
            onVerified={() => change((latest) => (latest.email.trim() === email ? { verifiedEmail: email } : {}))}
          />
        </>
      )}
    </section>
  );
}

/** The code form disappears when the code is verified, so the focus moves to the heading. */
function useFocusWhenVerified(isVerified: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasVerified = useRef(isVerified);
  useEffect(() => {
    if (isVerified && !wasVerified.current) heading.current?.focus({ preventScroll: true });
    wasVerified.current = isVerified;
  }, [isVerified]);
  return heading;
}
