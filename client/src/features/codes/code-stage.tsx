import { useState } from 'react';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './code-stage.module.css';
import { resendIn, type SentCode } from './sent-code.ts';

interface CodeStageProps {
  sent: SentCode;
  /** Said when the code went out. */
  message: string;
  verify: (code: string) => Promise<MutationResult<unknown>>;
  resend: () => Promise<MutationResult<unknown>>;
  /** Back to the stage before, whose answers are kept. */
  onBack: () => void;
  backLabel: string;
}

/**
 * The stage in which somebody looks into their mail, with a way back for who has mistyped the
 * address.
 */
export function CodeStage({ sent, message, verify, resend, onBack, backLabel }: CodeStageProps) {
  const [startsIn] = useState(() => resendIn(sent));
  // As it was when the stage opened: a right code changes it a moment before this stage gives way
  // to the next.
  const [isUsed, setIsUsed] = useState(sent.isUsed);
  const sendAgain = async () => {
    const result = await resend();
    if (result.kind === 'done') setIsUsed(false);
    return result;
  };
  return (
    <div className={styles.stage}>
      {isUsed ? (
        <Notice tone="info">
          To keep your account safe, this page forgets that an email has been verified when it is left. Please ask for
          another code below.
        </Notice>
      ) : (
        <Notice tone="success">{message}</Notice>
      )}
      <CodeForm email={sent.email} verify={verify} resend={sendAgain} resendIn={startsIn} />
      <div className={styles.help}>
        <p>The code is good for ten minutes. If nothing has come, look in your spam folder.</p>
        <Button variant="ghost" onClick={onBack} className={styles.back}>
          {backLabel}
        </Button>
      </div>
    </div>
  );
}

/** In the stage before: the way back to a code that has been sent already. */
export function CodeWaiting({ sent, onOpen }: { sent: SentCode; onOpen: () => void }) {
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="outline" onClick={onOpen}>
          Enter the code
        </Button>
      }
    >
      We have sent a code to {sent.email}.
    </Notice>
  );
}
