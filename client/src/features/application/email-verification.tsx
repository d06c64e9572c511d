import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cleanEmail } from '#shared/email.ts';
import { quantityInWords } from '#shared/quantity.ts';
import { CODE_LENGTH } from '#shared/terms.ts';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { useEmailCode } from '~/features/codes/email-code.ts';
import { ResendCode } from '~/features/codes/resend-code.tsx';
import { useSendCode } from '~/features/codes/send-code.ts';
import { StartAgain } from '~/forms/wizard/wizard.tsx';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { AlreadySubmitted } from '~/ui/already-submitted.tsx';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { fieldId, isEmailVerified } from './application-draft.ts';
import { applicationDraft, applicationWizard } from './application-flow.ts';
import { stepPath } from './application-steps.ts';
import styles from './email-verification.module.css';
import {
  blocksResend,
  type CodeStatus,
  clearCodeSent,
  codeSentAt,
  isEmailTaken,
  recordCodeSent,
  sendCodeOnce,
} from './send-code-once.ts';
import type { ReviewStepProps } from './use-application-options.ts';

const VERIFIED_MESSAGE = 'Email verified successfully! You can now submit your application.';

type EmailVerificationProps = Pick<ReviewStepProps, 'draft' | 'change' | 'isOutcomeUnknown'>;

/** Verifies the applicant's email address, which submitting requires (JOIN-29, JOIN-33..41). */
export function EmailVerification({ draft, change, isOutcomeUnknown }: EmailVerificationProps) {
  const email = cleanEmail(draft.email);
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
            onVerified={() => change((latest) => (cleanEmail(latest.email) === email ? { verifiedEmail: email } : {}))}
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

interface VerificationCodeFormProps {
  email: string;
  /** Whether the response to an earlier submission was lost. */
  isOutcomeUnknown: boolean;
  onVerified: () => void;
}

/** Sends a code and asks for it. While none was sent, it can be sent again instead. */
function VerificationCodeForm({ email, isOutcomeUnknown, onVerified }: VerificationCodeFormProps) {
  // An earlier code may still be valid, for example one of another tab.
  const [hasEarlierCode, setHasEarlierCode] = useState(false);
  const [dismissedError, setDismissedError] = useState<string | null>(null);
  const { status, verify, resend } = useVerificationCode(email, onVerified);
  if (status.kind === 'sending') {
    return (
      <p role="status" className={styles.sending}>
        <Spinner /> Sending a code to {email}...
      </p>
    );
  }
  const error = status.kind === 'failed' ? status.message : null;
  // The lost submission has most likely registered the address (FAULT-12). A code wouldn't help.
  if (error && isOutcomeUnknown && isEmailTaken(error)) return <ProbablySubmitted email={email} />;
  if (error && !hasEarlierCode) {
    const isDismissed = dismissedError === error;
    return (
      <div className={styles.code}>
        {!isDismissed && (
          <Notice tone="error" onDismiss={() => setDismissedError(error)}>
            {error}
          </Notice>
        )}
        <ResendCode
          resend={resend}
          initialSeconds={status.waitSeconds}
          isBlocked={blocksResend(error) && !isDismissed}
          label="Try sending again"
        />
        <Button variant="ghost" onClick={() => setHasEarlierCode(true)}>
          I already have a code
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.code}>
      <CodeForm
        nested
        takesFocus={hasEarlierCode}
        email={email}
        {...(error && { hint: `The ${quantityInWords(CODE_LENGTH, 'digit')} from the last email we sent to ${email}` })}
        verify={verify}
        resend={resend}
        secondsUntilResend={status.waitSeconds}
        blocksResend={(problem) => problem !== undefined && blocksResend(problem)}
      />
    </div>
  );
}

function ProbablySubmitted({ email }: { email: string }) {
  return (
    <AlreadySubmitted
      title="We’ve probably received your application"
      callPurpose="to check, or if you can’t find it"
      actions={<StartAgain wizard={applicationWizard} onClear={applicationDraft.open().clear} />}
    >
      {email} is already registered, and we couldn’t confirm your last submission. Look for our confirmation email at{' '}
      {email}.
    </AlreadySubmitted>
  );
}

interface VerificationCode {
  status: CodeStatus;
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
}

/** Sends a code to an email address once, then verifies it or sends another (JOIN-33..40). */
function useVerificationCode(email: string, onVerified: () => void): VerificationCode {
  const send = useSendCode('application');
  const code = useEmailCode('application');
  const [status, setStatus] = useState<CodeStatus>({ kind: 'sending' });

  const sendFirst = () => send({ email });
  const sendFirstOnce = useEffectEvent(() => sendCodeOnce(email, sendFirst));

  useEffect(() => {
    if (!email) return;
    let isMounted = true;
    void sendFirstOnce().then((result) => isMounted && setStatus(result));
    return () => {
      isMounted = false;
    };
  }, [email]);

  const resend = async () => {
    // A code that was never sent can't be resent.
    const result = codeSentAt(email) === null ? await sendFirst() : await code.resend(email);
    if (result.kind === 'done') {
      recordCodeSent(email, Date.now());
      setStatus({ kind: 'sent', waitSeconds: 0 });
    }
    // The required message of a failed resend doesn't say what must be corrected first.
    const blocking = result.kind === 'refused' && result.userErrors.find(({ message }) => blocksResend(message));
    if (blocking) setStatus({ kind: 'failed', message: blocking.message, waitSeconds: 0 });
    return result;
  };

  const verify = async (digits: string) => {
    const result = await code.verify(email, digits);
    if (result.kind === 'done') {
      clearCodeSent(email);
      onVerified();
    }
    return result;
  };

  return { status, verify, resend };
}
