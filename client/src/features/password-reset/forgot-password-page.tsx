import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountBenefits } from '~/features/session/account-benefits.tsx';
import { readLoginState } from '~/features/session/login-state.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { FormPage } from '~/ui/form-page.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { PasswordResetComplete } from './password-reset-complete.tsx';
import { PasswordResetFlow } from './password-reset-flow.tsx';
import { UndoEmailChange } from './undo-email-change.tsx';
import { usePrefillPasswordReset } from './use-prefill-password-reset.ts';

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
