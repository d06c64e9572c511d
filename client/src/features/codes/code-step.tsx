import { useState } from 'react';
import { quantityInWords } from '#shared/quantity.ts';
import { CODE_MINUTES } from '#shared/terms.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { CODE_USED_BEFORE } from './code-messages.ts';
import styles from './codes.module.css';
import { useEmailCode, type VerifiedCode } from './email-code.ts';
import type { CodePurpose } from './flows.ts';
import { type CodeFlowDraft, type SentCode, secondsUntilResend, updateSentCode } from './sent-code.ts';

interface CodeStepProps {
  draft: CodeFlowDraft;
  sentCode: SentCode;
  purpose: CodePurpose;
  /** Called for each further code that was sent. */
  onSent: (email: string) => void;
  /** Above the form, after the code was sent. */
  message: string;
  onVerified: (verified: VerifiedCode) => void;
  backLabel: string;
}

/** The step that asks for the code that was emailed. */
export function CodeStep(props: CodeStepProps) {
  const { draft, sentCode, purpose, onSent, message, onVerified, backLabel } = props;
  const { email } = sentCode;
  const code = useEmailCode(purpose, onSent);
  const [initialSeconds] = useState(() => secondsUntilResend(sentCode));
  // State, because a right code changes `sentCode` a moment before this step closes.
  const [isUsed, setIsUsed] = useState(sentCode.isUsed);
  const verify = async (digits: string) => {
    const result = await code.verify(email, digits);
    if (result.kind === 'done') onVerified(result.payload);
    return result;
  };
  const resend = async () => {
    const result = await code.resend(email);
    if (result.kind === 'done') setIsUsed(false);
    return result;
  };
  return (
    <div className={styles.step}>
      {isUsed ? <Notice tone="info">{CODE_USED_BEFORE}</Notice> : <Notice tone="success">{message}</Notice>}
      <CodeForm email={email} verify={verify} resend={resend} secondsUntilResend={initialSeconds} />
      <div className={styles.help}>
        <p>
          The code is valid for {quantityInWords(CODE_MINUTES, 'minute')}. If it hasn’t arrived, check your spam folder.
        </p>
        <Button variant="ghost" onClick={() => updateSentCode(draft, { isOpen: false })} className={styles.back}>
          {backLabel}
        </Button>
      </div>
    </div>
  );
}
