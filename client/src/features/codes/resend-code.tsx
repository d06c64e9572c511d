import { useState } from 'react';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { useCountdown } from '~/lib/use-countdown.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { type ResendResult, resendResult } from './code-results.ts';
import styles from './codes.module.css';

interface ResendCodeProps {
  resend: () => Promise<MutationResult<unknown>>;
  /** Seconds until the button is enabled for the first time. */
  initialSeconds: number;
  /** Another code would not help until the error above is corrected. */
  isBlocked: boolean;
  onSent?: () => void;
  label?: string;
}

/** Sends another code: after 60 seconds, or right after a failure (AUTH-20, JOIN-38..40). */
export function ResendCode({ resend, initialSeconds, isBlocked, onSent, label = 'Resend code' }: ResendCodeProps) {
  const { remaining, start, stop } = useCountdown(initialSeconds);
  const [result, setResult] = useState<ResendResult>();
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    setResult(undefined);
    const next = resendResult(await resend());
    setIsSending(false);
    setResult(next);
    if (next.waitSeconds > 0) start(next.waitSeconds);
    else stop();
    if (next.isSent) onSent?.();
  };

  return (
    <div className={styles.resend}>
      {result && <Notice tone={result.isSent ? 'success' : 'error'}>{result.message}</Notice>}
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
          {remaining > 0 ? `Resend in ${remaining}s` : label}
        </Button>
      )}
    </div>
  );
}
