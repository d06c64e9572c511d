import { useState } from 'react';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { useCountdown } from '~/lib/use-countdown.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './code-form.module.css';
import { resendResult } from './code-texts.ts';

interface ResendCodeProps {
  resend: () => Promise<MutationResult<unknown>>;
  /** Seconds until the first press, since a code has just been sent. */
  startsIn: number;
  /** Another code would be of no use before an error above is put right. */
  isBlocked: boolean;
  /** Another code is on its way. */
  onSent: () => void;
}

/**
 * Sends another code, at most once in 60 seconds; after a failure at once (AUTH-20, JOIN-38..40).
 */
export function ResendCode({ resend, startsIn, isBlocked, onSent }: ResendCodeProps) {
  const { remaining, start, stop } = useCountdown(startsIn);
  const [said, setSaid] = useState<{ isSent: boolean; text: string }>();
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    setSaid(undefined);
    const { isSent, text, waitSeconds } = resendResult(await resend());
    setIsSending(false);
    setSaid({ isSent, text });
    if (waitSeconds > 0) start(waitSeconds);
    else stop();
    if (isSent) onSent();
  };

  return (
    <div className={styles.resend}>
      {said && <Notice tone={said.isSent ? 'success' : 'error'}>{said.text}</Notice>}
      {isBlocked ? (
        <p className={styles.blocked}>Fix the error above before resending</p>
      ) : (
        <Button
          variant="ghost"
          disabled={remaining > 0}
          busy={isSending}
          busyLabel="Sending..."
          onClick={() => void send()}
        >
          {remaining > 0 ? `Resend in ${remaining}s` : 'Resend code'}
        </Button>
      )}
    </div>
  );
}
