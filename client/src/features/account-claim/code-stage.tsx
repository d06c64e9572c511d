import { useMemo } from 'react';
import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { useClaim } from '~/features/claims/use-claim.ts';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { resendIn } from '~/features/codes/sent-code.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { product } from '~/site/product.ts';
import { Notice } from '~/ui/notice.tsx';
import styles from './booking-verification.module.css';
import { ChangeEmail } from './change-email.tsx';
import type { useVerification } from './use-verification.ts';

interface CodeStageProps {
  booking: BookingState;
  stage: { wasUsed: boolean; problem: string | null };
  verification: ReturnType<typeof useVerification>;
}

const USED =
  'You reloaded the page after entering your code. For your safety we don’t keep codes, so please ask for a new one below.';

/**
 * The code that the booking's mail brought. Whatever the page was reached with is said first
 * (C-13).
 */
export function CodeStage({ booking, stage, verification }: CodeStageProps) {
  const { email, message } = booking;
  const { leicester } = product.phones;
  const claim = useClaim();
  const { hasMoved, sentAt, earlierEmail, proved, codeSentAgain, moved } = verification;

  // A number that changed from second to second would start the countdown anew each time.
  const startsIn = useMemo(() => resendIn({ at: sentAt }), [sentAt]);

  const verify = async (code: string) => {
    const outcome = await claim.verify(email, code);
    if (outcome.kind === 'done') proved(outcome.payload);
    return outcome;
  };
  const resend = async () => {
    const outcome = await claim.resend(email);
    if (outcome.kind === 'done') codeSentAgain();
    return outcome;
  };

  return (
    <>
      <h2 className={styles.title}>Enter the code we sent you</h2>
      {stage.problem && <Notice tone="error">{stage.problem} Ask for a new code below.</Notice>}
      {stage.wasUsed && !stage.problem && <Notice tone="info">{USED}</Notice>}
      {!stage.wasUsed && <Arrival message={message} hasMoved={hasMoved} />}
      <CodeForm
        // Another address is another code: nothing of the one before holds for it.
        key={email}
        email={email}
        verify={verify}
        resend={resend}
        takesFocus={hasMoved}
        resendIn={stage.wasUsed ? 0 : startsIn}
      />
      <ChangeEmail key={`change from ${email}`} booking={booking} earlierEmail={earlierEmail} onMoved={moved} />
      <p className={styles.help}>
        Nothing there? Look in your spam folder, or call{' '}
        <a href={leicester.href} className={styles.phone}>
          {leicester.shown}
        </a>{' '}
        with your reference, and we put it right.
      </p>
    </>
  );
}

/**
 * What was said last of the booking: on arrival that it was sent, too (C-11); after a change of
 * address only that.
 */
function Arrival({ message, hasMoved }: { message: string | null; hasMoved: boolean }) {
  if (hasMoved) return message && <Notice tone="success">{message}</Notice>;
  const isSaid = !message || SENT_TEXT.includes(message);
  return (
    <Notice tone="success" title={SENT_TEXT}>
      {isSaid ? VERIFY_TEXT : message}
    </Notice>
  );
}
