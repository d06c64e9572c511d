import { useRef } from 'react';
import { CODE_VERIFIED, passwordMessages } from '~/features/codes/code-messages.ts';
import { forgetFlow } from '~/features/codes/flows.ts';
import { NewPasswordForm } from '~/features/codes/password-step.tsx';
import { session } from '~/features/session/session.ts';
import type { ClaimedBookingInput, LogInMutation } from '~/graphql/generated/graphql.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useLogInMutation } from '~/graphql/generated/operations/log-in.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { Notice } from '~/ui/notice.tsx';
import styles from './booking-verification.module.css';
import type { UsableCode, Verification } from './use-verification.ts';

type NewSession = NonNullable<LogInMutation['logIn']>['session'];

interface SetPasswordStepProps {
  booking: BookingState;
  verified: UsableCode;
  verification: Verification;
}

/**
 * Sets the password that opens the account, and begins the session (C-58, REG-31, REG-35). A
 * failure keeps what was typed.
 */
export function SetPasswordStep({ booking, verified, verification }: SetPasswordStepProps) {
  const { email } = booking;
  const completeClaim = useCompleteClaimMutation();
  const logIn = useLogInMutation();
  // The password of an attempt whose outcome is unknown: it may have been set.
  const uncertainPassword = useRef<string | null>(null);

  const finish = (newSession: NewSession) => {
    if (newSession) session.begin(newSession);
    verification.completed(newSession !== null);
    return null;
  };

  /**
   * Setting a password uses up the token, so a refused token may mean that an earlier attempt
   * succeeded and its response was lost. Logging in tells.
   */
  const logInIfSet = async (password: string): Promise<NewSession> => {
    if (uncertainPassword.current !== password) return null;
    const result = await logIn({ email, password, rememberMe: false });
    return result.kind === 'done' ? result.payload.session : null;
  };

  const send = async (password: string) => {
    const claim = { claimToken: verified.token, email, password };
    const result = await completeClaim({ ...claim, booking: claimedBookingInput(booking), logIn: true });
    if (result.kind === 'done') {
      forgetFlow('claim', email);
      return finish(result.payload.session);
    }
    const tokenError = result.kind === 'refused' && result.userErrors.find(isTokenError);
    if (tokenError) {
      const newSession = await logInIfSet(password);
      if (newSession) return finish(newSession);
      verification.tokenRefused(tokenError.message);
      return null;
    }
    if (result.kind === 'failed') uncertainPassword.current = password;
    return result;
  };

  return (
    <>
      <h2 className={styles.title}>Set your password</h2>
      <Notice tone="success">{verified.message ?? CODE_VERIFIED}</Notice>
      <p className={styles.account}>
        For your account <strong>{email}</strong>
      </p>
      <NewPasswordForm
        email={email}
        send={send}
        messages={passwordMessages}
        errorTitle="Please check the following"
        submitLabel="Set password and finish"
      />
    </>
  );
}

function isTokenError({ code, field }: UserError): boolean {
  return code === 'EXPIRED' || field?.[0] === 'claimToken';
}

/**
 * The booking for the confirmation email (REG-31); null if its id is unknown. A link's booking has
 * no customer id, last name and phone number.
 */
export function claimedBookingInput(booking: BookingState): ClaimedBookingInput | null {
  const { reference, serviceName, firstName, lastName, phone, appointmentId, customerId } = booking;
  if (appointmentId === null) return null;
  const contact = { firstName, lastName: lastName || null, phone: phone || null };
  return { reference, serviceName, ...contact, appointmentId, customerId };
}
