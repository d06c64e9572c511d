import { useState } from 'react';
import type { Outcome } from '~/graphql/outcome.ts';
import { useCountdown } from '~/lib/use-countdown.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './code-form.module.css';
import { RESEND_AFTER_SECONDS, resendResult } from './code-texts.ts';

/** Sends another code, at most once in 60 seconds; after a failure at once (AUTH-20, JOIN-38, JOIN-39). A code has just been sent when this appears. */
export function ResendCode({ resend }: { resend: () => Promise<Outcome<unknown>> }) {
  const { left, start, stop } = useCountdown(RESEND_AFTER_SECONDS);
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
  };

  return (
    <div className={styles.resend}>
      {said && <Notice tone={said.isSent ? 'success' : 'error'}>{said.text}</Notice>}
      <Button variant="ghost" disabled={left > 0} busy={isSending} busyLabel="Sending..." onClick={() => void send()}>
        {left > 0 ? `Resend in ${left}s` : 'Resend code'}
      </Button>
    </div>
  );
}
