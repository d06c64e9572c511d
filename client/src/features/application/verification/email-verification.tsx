import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { stepPath } from '~/features/application/application-steps.ts';
import { fieldId } from '~/features/application/field-id.ts';
import type { ReviewStepProps } from '~/features/application/steps/step-props.ts';
import { Notice } from '~/ui/notice.tsx';
import { AskForCode } from './ask-for-code.tsx';
import styles from './email-verification.module.css';
import { isEmailVerified } from './is-verified.ts';

const VERIFIED_TEXT = 'Email verified successfully! You can now submit your application.';

type EmailVerificationProps = Pick<ReviewStepProps, 'draft' | 'change' | 'isOutcomeUnknown'>;

/**
 * Proves that the address is the applicant's, without which nothing can be submitted (JOIN-29,
 * JOIN-33..41).
 */
export function EmailVerification({ draft, change, isOutcomeUnknown }: EmailVerificationProps) {
  const email = draft.email.trim();
  const isVerified = isEmailVerified(draft);
  const heading = useVerifiedFocus(isVerified);
  return (
    <section className={styles.verification} aria-labelledby={fieldId('verifiedEmail')}>
      <h3 id={fieldId('verifiedEmail')} ref={heading} tabIndex={-1}>
        Verify your email
      </h3>
      {isVerified ? (
        <Notice tone="success" title={VERIFIED_TEXT}>
          <span className={styles.address}>{email}</span>
        </Notice>
      ) : (
        <>
          <p className={styles.lead}>
            So that our answer reaches you. Wrong address? <Link to={stepPath('basics')}>Change {email}</Link>
          </p>
          <AskForCode
            key={email}
            email={email}
            isOutcomeUnknown={isOutcomeUnknown}
            // The form may hold another address by the time the answer comes.
            onVerified={() => change((now) => (now.email.trim() === email ? { verifiedEmail: email } : {}))}
          />
        </>
      )}
    </section>
  );
}

/** The boxes go when the code was right, and the focus would go with them. */
function useVerifiedFocus(isVerified: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isVerified);
  useEffect(() => {
    if (isVerified && !was.current) heading.current?.focus({ preventScroll: true });
    was.current = isVerified;
  }, [isVerified]);
  return heading;
}
