import { applicationDraft } from '~/features/application/application-flow.ts';
import { ClearAnswers } from '~/features/application/clear-answers.tsx';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { AlreadySubmitted } from '~/ui/already-submitted.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { blocksResend, saysTaken } from './code-dispatch.ts';
import styles from './email-verification.module.css';
import { useApplicationCode } from './use-application-code.ts';

interface AskForCodeProps {
  email: string;
  /** An application was sent, and nobody knows whether it has arrived. */
  isOutcomeUnknown: boolean;
  onVerified: () => void;
}

/**
 * Sends the code and asks for it. The boxes are there after a failed sending too: an earlier code
 * may still be good.
 */
export function AskForCode({ email, isOutcomeUnknown, onVerified }: AskForCodeProps) {
  const { dispatch, dismiss, verify, resend } = useApplicationCode(email, onVerified);
  if (dispatch.kind === 'sending') {
    return (
      <p role="status" className={styles.sending}>
        <Spinner /> Sending a code to {email}...
      </p>
    );
  }
  const failed = dispatch.kind === 'failed' ? dispatch.text : null;
  // The address is an applicant's already, most likely by the application itself (FAULT-12): no
  // code would help.
  if (failed && isOutcomeUnknown && saysTaken(failed)) {
    return (
      <AlreadySubmitted
        title="Your application has probably arrived"
        callPurpose="to be sure, or when it is not there"
        actions={<ClearAnswers onClear={applicationDraft.open().clear} />}
      >
        We know {email} already, and you have submitted before without an answer. Look for our confirmation at {email}.
      </AlreadySubmitted>
    );
  }
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
