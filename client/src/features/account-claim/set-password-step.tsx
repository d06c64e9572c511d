import { CODE_VERIFIED, passwordMessages } from '~/features/codes/code-messages.ts';
import { NewPasswordForm } from '~/features/passwords/new-password-form.tsx';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Notice } from '~/ui/notice.tsx';
import styles from './booking-verification.module.css';
import { useCompleteClaim } from './use-complete-claim.ts';
import type { UsableCode, Verification } from './use-verification.ts';

interface SetPasswordStepProps {
  booking: BookingState;
  verified: UsableCode;
  verification: Verification;
}

/** Sets the password that opens the account (REG-35). A failure keeps what was typed. */
export function SetPasswordStep({ booking, verified, verification }: SetPasswordStepProps) {
  const completeClaim = useCompleteClaim(booking);

  const send = async (password: string) => {
    const result = await completeClaim(verified.token, password);
    if (result.kind === 'complete') verification.completed(result.isLoggedIn);
    if (result.kind === 'token-refused') verification.tokenRefused(result.message);
    return result.kind === 'not-set' ? result.result : null;
  };

  return (
    <>
      <h2 className={styles.title}>Set your password</h2>
      <Notice tone="success">{verified.message ?? CODE_VERIFIED}</Notice>
      <p className={styles.account}>
        For your account <strong>{booking.email}</strong>
      </p>
      <NewPasswordForm
        email={booking.email}
        send={send}
        messages={passwordMessages}
        errorTitle="We couldn’t set your password"
        submitLabel="Set password and finish"
      />
    </>
  );
}
