import { passwordMessages } from '~/features/claims/claim-texts.ts';
import type { ClaimProof } from '~/features/claims/use-claim.ts';
import { CODE_VERIFIED } from '~/features/codes/code-texts.ts';
import { NewPasswordForm } from '~/features/passwords/new-password-form.tsx';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Notice } from '~/ui/notice.tsx';
import styles from './booking-verification.module.css';
import { useCompleteClaim } from './use-complete-claim.ts';
import type { useVerification } from './use-verification.ts';

interface PasswordStageProps {
  booking: BookingState;
  proof: ClaimProof;
  verification: ReturnType<typeof useVerification>;
}

/** The password that opens the account (REG-35). What is typed stays until it is set. */
export function PasswordStage({ booking, proof, verification }: PasswordStageProps) {
  const complete = useCompleteClaim(booking);

  const send = async (password: string) => {
    const completion = await complete(proof.token, password);
    if (completion.kind === 'complete') verification.finished(completion.isLoggedIn);
    if (completion.kind === 'void') verification.startAgain(completion.why);
    return completion.kind === 'refused' ? completion.result : null;
  };

  return (
    <>
      <h2 className={styles.title}>Set your password</h2>
      <Notice tone="success">{proof.message ?? CODE_VERIFIED}</Notice>
      <p className={styles.account}>
        For your account <strong>{booking.email}</strong>
      </p>
      <NewPasswordForm
        email={booking.email}
        send={send}
        messages={passwordMessages}
        errorTitle="We couldn’t set your password"
        action="Set password and finish"
        busyLabel="Setting your password..."
      />
    </>
  );
}
