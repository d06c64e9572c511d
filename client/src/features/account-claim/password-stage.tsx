import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ClaimProof } from '~/features/claims/use-claim.ts';
import { emptyPassword, isPasswordReady, passwordProblems } from '~/features/passwords/new-password.ts';
import { NewPasswordFields } from '~/features/passwords/new-password-fields.tsx';
import type { BookingState } from '~/lib/booking-state.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './booking-verification.module.css';
import { useCompleteClaim } from './use-complete-claim.ts';
import type { useVerification } from './use-verification.ts';

interface PasswordStageProps {
  booking: BookingState;
  proof: ClaimProof;
  verification: ReturnType<typeof useVerification>;
}

const PROVED = 'Code verified successfully! You can now set your password.';
const NOTHING = { title: '', problems: [] as { message: string; fieldId?: string }[], attempt: 0 };

/** The password that opens the account (REG-35). What is typed stays until it is set. */
export function PasswordStage({ booking, proof, verification }: PasswordStageProps) {
  const complete = useCompleteClaim(booking);
  const [value, setValue] = useState(emptyPassword);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState(NOTHING);
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => first.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const attempt = said.attempt + 1;
    if (!isPasswordReady(value)) {
      setIsTried(true);
      setSaid({ title: 'Please check these', problems: passwordProblems(value), attempt });
      return;
    }
    setSaid({ ...NOTHING, attempt });
    setIsSending(true);
    const completion = await complete(proof.token, value.password);
    setIsSending(false);
    if (completion.is === 'complete') verification.finished(completion.isLoggedIn);
    else if (completion.is === 'void') verification.startAgain(completion.why);
    else setSaid({ title: 'Your password is not set yet', problems: completion.problems, attempt });
  };

  return (
    <>
      <h2 className={styles.title}>Set your password</h2>
      {said.attempt === 0 && <Notice tone="success">{proof.message ?? PROVED}</Notice>}
      <ErrorSummary {...said} errors={said.problems} />
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.account}>
          For your account <strong>{booking.email}</strong>
        </p>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={booking.email} readOnly hidden />
        <NewPasswordFields
          value={value}
          isTried={isTried}
          first={first}
          onChange={(next) => {
            setValue(next);
            // What was wrong with another password is no longer said of this one.
            if (said.problems.length > 0) setSaid({ ...said, problems: [] });
          }}
        />
        <Button type="submit" size="lg" fullWidth busy={isSending} busyLabel="Setting your password...">
          Set password and finish
        </Button>
      </form>
    </>
  );
}
