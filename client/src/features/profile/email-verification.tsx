import { useLocation } from 'react-router-dom';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { codeSentMessage } from '~/features/codes/code-messages.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { CHECK_NEEDS_LOGIN } from './email-change.ts';
import styles from './personal-information.module.css';
import type { useEmailChange } from './use-email-change.ts';

interface EmailVerificationProps {
  emailChange: ReturnType<typeof useEmailChange>;
  /** Seconds until another code can be requested. */
  secondsUntilResend: number;
}

/** Under the email field: the check of a new address, and its code (PROF-08..13). */
export function EmailVerification({ emailChange, secondsUntilResend }: EmailVerificationProps) {
  const { state } = emailChange;
  switch (state.kind) {
    case 'unchanged':
    case 'invalid':
    case 'taken':
      return null;
    case 'debouncing':
    case 'checking':
      return (
        <p role="status" className={styles.checking}>
          Checking whether this email is available...
        </p>
      );
    case 'check-failed':
      return state.message === CHECK_NEEDS_LOGIN ? <LoginLink /> : null;
    case 'available':
    case 'sending':
    case 'send-failed':
      return (
        <SendCodePrompt
          error={state.kind === 'send-failed' ? state.message : null}
          isSending={state.kind === 'sending'}
          onSend={() => void emailChange.sendCode()}
        />
      );
    case 'sent':
      return (
        <div className={styles.code}>
          <Notice tone="success">{codeSentMessage(state.email)}</Notice>
          <CodeForm
            key={state.email}
            nested
            email={state.email}
            verify={emailChange.verifyCode}
            resend={emailChange.resendCode}
            secondsUntilResend={secondsUntilResend}
            takesFocus={!state.isResumed}
          />
        </div>
      );
    case 'verified':
      return (
        <Notice tone="success" takesFocus={!state.isResumed}>
          Your new address is verified. Save your changes to use it.
        </Notice>
      );
  }
}

function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <TextLink to={paths.login} state={{ from: pathname + search }}>
      Log in
    </TextLink>
  );
}

interface SendCodePromptProps {
  error: string | null;
  isSending: boolean;
  onSend: () => void;
}

function SendCodePrompt({ error, isSending, onSend }: SendCodePromptProps) {
  return (
    <div className={styles.code}>
      {error && <Notice tone="error" title={error} />}
      <p>This email is available. Confirm it with the code we’ll send you.</p>
      <Button variant="outline" busy={isSending} busyLabel="Sending..." onClick={onSend}>
        Send verification code
      </Button>
    </div>
  );
}
