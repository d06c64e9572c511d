import { applicationDraft } from '~/features/application/application-flow.ts';
import { ClearAnswersButton } from '~/features/application/clear-answers-button.tsx';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { AlreadySubmitted } from '~/ui/already-submitted.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import styles from './email-verification.module.css';
import { blocksResend, isEmailTaken } from './send-code-once.ts';
import { useVerificationCode } from './use-verification-code.ts';

interface VerificationCodeFormProps {
  email: string;
  /** Whether the response to an earlier submission was lost. */
  isOutcomeUnknown: boolean;
  onVerified: () => void;
}

/** Sends a code and asks for it, even if submission failed: an earlier code may still be valid. */
export function VerificationCodeForm({ email, isOutcomeUnknown, onVerified }: VerificationCodeFormProps) {
  const { status, dismissError, verify, resend } = useVerificationCode(email, onVerified);
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
  return (
    <div className={styles.code}>
      {error && (
        <Notice tone="error" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
      <CodeForm
        nested
        takesFocus={false}
        email={email}
        {...(error && { hint: `The six digits from the last email we sent to ${email}` })}
        verify={verify}
        resend={resend}
        secondsUntilResend={status.waitSeconds}
        blocksResend={(problem) => [error, problem].some((message) => message != null && blocksResend(message))}
      />
    </div>
  );
}

function ProbablySubmitted({ email }: { email: string }) {
  return (
    <AlreadySubmitted
      title="We’ve probably received your application"
      callPurpose="to check, or if you can’t find it"
      actions={<ClearAnswersButton onClear={applicationDraft.open().clear} />}
    >
      {email} is already registered, and we couldn’t confirm your last submission. Look for our confirmation email at{' '}
      {email}.
    </AlreadySubmitted>
  );
}
