import { useMemo } from 'react';
import { quantityInWords } from '#shared/quantity.ts';
import { CODE_MINUTES } from '#shared/terms.ts';
import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { CodeForm } from '~/features/codes/code-form.tsx';
import { CODE_USED_BEFORE, INCOMPLETE_VERIFICATION } from '~/features/codes/code-messages.ts';
import { useEmailCode, type VerifiedCode } from '~/features/codes/email-code.ts';
import { secondsUntilResend } from '~/features/codes/sent-code.ts';
import type { MutationResult, UserError } from '~/graphql/mutation-result.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Notice } from '~/ui/notice.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './booking-verification.module.css';
import { ChangeEmail } from './change-email.tsx';
import type { UsableCode, Verification } from './use-verification.ts';

interface VerifyCodeStepProps {
  booking: BookingState;
  step: { isUsed: boolean; error: string | null };
  verification: Verification;
}

/** Asks for the code in the booking's email. The message of the booking comes first (C-13). */
export function VerifyCodeStep({ booking, step, verification }: VerifyCodeStepProps) {
  const { email, message } = booking;
  const { hasChanged, sentAt, previousEmail, isFromLink, codeVerified, codeResent, emailChanged } = verification;
  const claim = useEmailCode('claim', codeResent);

  // Memoised, because a number that changes each second would restart the countdown.
  const initialSeconds = useMemo(() => secondsUntilResend({ sentAt }), [sentAt]);

  const verify = async (code: string) => {
    const result = withToken(await claim.verify(email, code));
    if (result.kind === 'done') codeVerified(result.payload);
    return result;
  };

  return (
    <>
      <h2 className={styles.title}>Enter the code we sent you</h2>
      {step.error && <Notice tone="error">{step.error} Ask for a new code below.</Notice>}
      {step.isUsed && !step.error && <Notice tone="info">{CODE_USED_BEFORE}</Notice>}
      {!step.isUsed &&
        (isFromLink && !hasChanged ? (
          <Notice tone="info">{CODE_OF_LINK}</Notice>
        ) : (
          <BookingNotice message={message} isOnArrival={!hasChanged} />
        ))}
      <CodeForm
        // Another address has another code.
        key={email}
        email={email}
        verify={verify}
        resend={() => claim.resend(email)}
        takesFocus={hasChanged}
        secondsUntilResend={step.isUsed ? 0 : initialSeconds}
      />
      <ChangeEmail
        key={`change from ${email}`}
        booking={booking}
        previousEmail={previousEmail}
        onChanged={emailChanged}
      />
      <p className={styles.help}>
        No email? Check your spam folder, or call <PhoneLink /> with your reference and we’ll help.
      </p>
    </>
  );
}

const CODE_OF_LINK = `Your code is in the same email as the link. It works for ${quantityInWords(CODE_MINUTES, 'minute')}: if it’s older, send a new one below.`;

/** On arrival also that the booking was sent (C-11); after a change of address only the message. */
function BookingNotice({ message, isOnArrival }: { message: string | null; isOnArrival: boolean }) {
  if (!isOnArrival) return message && <Notice tone="success">{message}</Notice>;
  const isRepeated = !message || SENT_TEXT.includes(message);
  return (
    <Notice tone="success" title={SENT_TEXT}>
      {isRepeated ? VERIFY_TEXT : message}
    </Notice>
  );
}

const withoutToken: UserError = {
  field: null,
  message: INCOMPLETE_VERIFICATION,
  code: 'REFUSED',
  retryAfterSeconds: null,
};

/** Refuses a right code without a token, because the password couldn't be set (REG-25). */
function withToken(result: MutationResult<VerifiedCode>): MutationResult<UsableCode> {
  if (result.kind !== 'done') return result;
  const { token, message } = result.payload;
  return token ? { kind: 'done', payload: { token, message } } : { kind: 'refused', userErrors: [withoutToken] };
}
