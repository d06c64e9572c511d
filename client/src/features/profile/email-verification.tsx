import { useLocation } from 'react-router-dom';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { sentToText } from '~/features/codes/code-texts.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { CHECK_NEEDS_LOGIN } from './email-change.ts';
import styles from './personal-information.module.css';
import type { EmailChanging } from './use-email-change.ts';

interface EmailVerificationProps {
  change: EmailChanging;
  /** Seconds until another code can be asked for. */
  resendIn: number;
}

/**
 * Under the address: what is known of a new one, and its code (PROF-08, PROF-09, PROF-12, PROF-13).
 */
export function EmailVerification({ change, resendIn }: EmailVerificationProps) {
  const { pathname, search } = useLocation();
  const { state, sendCode, resend, verify } = change;
  switch (state.kind) {
    case 'unchanged':
    case 'malformed':
    case 'taken':
      return null;
    case 'resting':
    case 'checking':
      return (
        <p role="status" className={styles.checking}>
          Checking whether this address is free...
        </p>
      );
    case 'unchecked':
      return state.text === CHECK_NEEDS_LOGIN ? (
        <TextLink to={paths.login} state={{ from: pathname + search }}>
          Log in
        </TextLink>
      ) : null;
    case 'available':
    case 'sending':
    case 'unsent':
      return (
        <div className={styles.code}>
          {state.kind === 'unsent' && <Notice tone="error" title={state.text} />}
          <p>This email is available. Confirm it with the code we’ll send you.</p>
          <Button
            variant="outline"
            busy={state.kind === 'sending'}
            busyLabel="Sending..."
            onClick={() => void sendCode()}
          >
            Send verification code
          </Button>
        </div>
      );
    case 'sent':
      return (
        <div className={styles.code}>
          <Notice tone="success">{sentToText(state.email)}</Notice>
          <CodeForm
            key={state.email}
            nested
            email={state.email}
            verify={verify}
            resend={resend}
            resendIn={resendIn}
            takesFocus={!state.isFromBefore}
          />
        </div>
      );
    case 'verified':
      return (
        <Notice tone="success" takesFocus={!state.isFromBefore}>
          Your new address is verified. Save your changes to use it.
        </Notice>
      );
  }
}
