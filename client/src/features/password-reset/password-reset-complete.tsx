import { useEffect } from 'react';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { LoginRedirect } from '~/features/codes/login-redirect.tsx';
import { PASSWORD_SETUP_STEPS } from '~/features/passwords/password-setup-flow.tsx';
import { passwordResetDraft } from './password-reset-draft.ts';

const REDIRECT_AFTER_SECONDS = 2;

interface PasswordResetCompleteProps {
  email: string;
  /** The page that needed a login, to return to after it. */
  from: string | undefined;
}

/** The end of a password reset, which leads to the login page (AUTH-26). */
export function PasswordResetComplete({ email, from }: PasswordResetCompleteProps) {
  useEffect(() => passwordResetDraft.open().clear(), []);
  return (
    <FlowStep steps={PASSWORD_SETUP_STEPS} current={PASSWORD_SETUP_STEPS.length}>
      <LoginRedirect
        title="Password reset successful! Redirecting to login..."
        email={email}
        from={from}
        seconds={REDIRECT_AFTER_SECONDS}
        stayText="Your new password is set. Log in whenever you’re ready."
      />
    </FlowStep>
  );
}
