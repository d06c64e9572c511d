import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { LoginRedirect } from '~/features/codes/login-redirect.tsx';
import { unlessExpired } from '~/features/codes/sent-code.ts';
import { PASSWORD_SETUP_STEPS } from '~/features/passwords/password-setup-flow.tsx';
import { AccountBenefits } from '~/features/session/account-benefits.tsx';
import { readLoginState } from '~/features/session/login-state.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { FormPage } from '~/ui/form-page.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { passwordResetDraft } from './password-reset-draft.ts';
import { PasswordResetFlow } from './password-reset-flow.tsx';
import { UndoEmailChange } from './undo-email-change.tsx';

const header = (
  <PageHeader
    title="Forgotten password"
    crumbs={[{ label: 'Login', to: paths.login }, { label: 'Forgotten password' }]}
  />
);

export function Component() {
  usePrefillPasswordReset();
  const { state, hash } = useLocation();
  const { from } = readLoginState(state);
  // From the link in the email about a changed email.
  const [undoToken, setUndoToken] = useState(() => /^#undo=([\w-]+)$/.exec(hash)?.[1]);
  const [resetEmail, setResetEmail] = useState<string>();
  return (
    <FormPage header={header} aside={<AccountBenefits />}>
      {resetEmail === undefined ? (
        <>
          {undoToken ? (
            <UndoEmailChange
              token={undoToken}
              onDone={() => setResetEmail('')}
              onStartAgain={() => setUndoToken(undefined)}
            />
          ) : (
            <PasswordResetFlow onDone={setResetEmail} />
          )}
          <ButtonLink to={paths.login} state={{ from }} variant="outline">
            Back to Login
          </ButtonLink>
        </>
      ) : (
        <PasswordResetComplete email={resetEmail} from={from} />
      )}
    </FormPage>
  );
}

const REDIRECT_AFTER_SECONDS = 2;

interface PasswordResetCompleteProps {
  email: string;
  /** The page that needed a login, to return to after it. */
  from: string | undefined;
}

/** The end of a password reset, which leads to the login page (AUTH-26). */
function PasswordResetComplete({ email, from }: PasswordResetCompleteProps) {
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

/**
 * Fills in the address that was typed on the login page, once for each visit so that a reload keeps
 * later changes, and drops a code that has expired.
 */
function usePrefillPasswordReset(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const email = readEmailState(state);
    const draft = passwordResetDraft.open();
    const { sentCode: storedCode, prefilledBy } = draft.get().value;
    const sentCode = unlessExpired(storedCode);
    if (sentCode !== storedCode) draft.change({ sentCode });
    if (email === '' || prefilledBy === key) return;
    draft.change({ email, sentCode: sentCode?.email === email ? sentCode : null, prefilledBy: key });
  }, [state, key]);
}
