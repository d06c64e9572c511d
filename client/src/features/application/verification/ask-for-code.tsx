import { CodeForm } from '~/features/codes/code-form.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { blocksResend } from './code-dispatch.ts';
import styles from './email-verification.module.css';
import { useApplicationCode } from './use-application-code.ts';

interface AskForCodeProps {
  email: string;
  onVerified: () => void;
}

/** Sends the code and asks for it. The boxes are there after a failed sending too: an earlier code may still be good. */
export function AskForCode({ email, onVerified }: AskForCodeProps) {
  const { dispatch, dismiss, verify, resend } = useApplicationCode(email, onVerified);
  if (dispatch.is === 'sending') {
    return (
      <p role="status" className={styles.sending}>
        <Spinner /> Sending a code to {email}...
      </p>
    );
  }
  const failed = dispatch.is === 'failed' ? dispatch.text : null;
  return (
    <div className={styles.code}>
      {failed && (
        <Notice tone="error" onDismiss={dismiss}>
          {failed}
        </Notice>
      )}
      <CodeForm
        nested
        takesFocus={false}
        email={email}
        {...(failed && { hint: `The six digits from the last email that we have sent to ${email}` })}
        verify={verify}
        resend={resend}
        resendIn={dispatch.waitSeconds}
        blocksResend={(problem) => [failed, problem].some((text) => text != null && blocksResend(text))}
      />
    </div>
  );
}
