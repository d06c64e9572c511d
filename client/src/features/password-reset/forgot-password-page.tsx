import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CODE_NOT_SENT } from '~/features/codes/code-messages.ts';
import { FlowComplete } from '~/features/codes/flow-step.tsx';
import { PASSWORD_SETUP_STEPS, PasswordSetupFlow } from '~/features/codes/password-setup-flow.tsx';
import { createSentCode, sentCodeShape, usePrefill } from '~/features/codes/sent-code.ts';
import { AccountBenefits } from '~/features/session/account-benefits.tsx';
import { readLoginState } from '~/features/session/login-state.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { nullable, object, string, text } from '~/lib/shape.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { FormPage } from '~/ui/form-page.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

const UndoEmailChange = lazyWithPreload(async () => (await import('./undo-email-change.tsx')).UndoEmailChange);

/** No passwords and no tokens. */
const passwordResetDraft = defineDraft({
  name: 'password-reset',
  owner: 'device',
  shape: object({ email: text, sentCode: nullable(sentCodeShape), prefilledBy: nullable(string) }),
});

const header = (
  <PageHeader
    title="Forgotten password"
    crumbs={[{ label: 'Login', to: paths.login }, { label: 'Forgotten password' }]}
  />
);

export function Component() {
  // The address that was typed on the login page.
  usePrefill(passwordResetDraft.open(), (state) => ({ email: readEmailState(state) }));
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
            <Suspense fallback={<Skeleton shape="box" height={320} />}>
              <UndoEmailChange
                token={undoToken}
                messages={MESSAGES.password}
                onDone={() => setResetEmail('')}
                onStartAgain={() => setUndoToken(undefined)}
              />
            </Suspense>
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

const NOT_RESET = 'An error occurred while resetting your password.';

const MESSAGES = {
  request: { refused: CODE_NOT_SENT, noResponse: CODE_NOT_SENT },
  /** AUTH-27. */
  password: { refused: NOT_RESET, noResponse: NOT_RESET },
};

/** Email, code, new password (AUTH-14..27). */
function PasswordResetFlow({ onDone }: { onDone: (email: string) => void }) {
  const draft = passwordResetDraft.open();
  return (
    <PasswordSetupFlow
      purpose="password-reset"
      draft={draft}
      emailHint="We’ll email you a code, so that you can set a new password."
      sentCode={useDraft(draft).value.sentCode}
      onSent={(email) => draft.change({ email, sentCode: createSentCode(email) })}
      errorTitle="Please check the following"
      messages={MESSAGES}
      submitLabel="Reset password"
      disabledUntilValid
      onDone={onDone}
    />
  );
}

interface PasswordResetCompleteProps {
  email: string;
  /** The page that needed a login, to return to after it. */
  from: string | undefined;
}

/** The end of a password reset, which leads to the login page (AUTH-26). */
function PasswordResetComplete({ email, from }: PasswordResetCompleteProps) {
  useEffect(() => passwordResetDraft.open().clear(), []);
  return (
    <FlowComplete
      steps={PASSWORD_SETUP_STEPS}
      title="Password reset successful! Redirecting to login..."
      email={email}
      from={from}
      seconds={2}
      stayText="Your new password is set. Log in whenever you’re ready."
    />
  );
}
