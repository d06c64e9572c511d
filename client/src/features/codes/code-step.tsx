import { useState } from 'react';
import { quantityInWords } from '#shared/quantity.ts';
import { CODE_MINUTES } from '#shared/terms.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { CODE_USED_BEFORE } from './code-messages.ts';
import styles from './code-step.module.css';
import { type SentCode, secondsUntilResend } from './sent-code.ts';

interface CodeStepProps {
  sentCode: SentCode;
  /** Above the form, after the code was sent. */
  message: string;
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
  /** Back to the previous step, for example to correct the address. */
  onBack: () => void;
  backLabel: string;
}

/** The step that asks for the code that was emailed. */
export function CodeStep({ sentCode, message, verify, resend, onBack, backLabel }: CodeStepProps) {
  const [initialSeconds] = useState(() => secondsUntilResend(sentCode));
  // State, because a right code changes `sentCode` a moment before this step closes.
  const [isUsed, setIsUsed] = useState(sentCode.isUsed);
  const resendCode = async () => {
    const result = await resend();
    if (result.kind === 'done') setIsUsed(false);
    return result;
  };
  return (
    <div className={styles.step}>
      {isUsed ? <Notice tone="info">{CODE_USED_BEFORE}</Notice> : <Notice tone="success">{message}</Notice>}
      <CodeForm email={sentCode.email} verify={verify} resend={resendCode} secondsUntilResend={initialSeconds} />
      <div className={styles.help}>
        <p>
          The code is valid for {quantityInWords(CODE_MINUTES, 'minute')}. If it hasn’t arrived, check your spam folder.
        </p>
        <Button variant="ghost" onClick={onBack} className={styles.back}>
          {backLabel}
        </Button>
      </div>
    </div>
  );
}
