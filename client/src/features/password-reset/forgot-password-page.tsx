import { useState } from 'react';
import { ToolStrip } from '~/features/session/tool-strip.tsx';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { FormPage } from '~/ui/form-page.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { PasswordWasReset } from './password-was-reset.tsx';
import { ResetStages } from './reset-stages.tsx';
import { useArrival } from './use-arrival.ts';

const header = (
  <PageHeader
    title="Forgotten password"
    crumbs={[{ label: 'Login', to: paths.login }, { label: 'Forgotten password' }]}
    lead="It happens. A code sent to your email lets you set a new one."
  />
);

export function Component() {
  useArrival();
  const [email, setEmail] = useState<string>();
  return (
    <FormPage strip={<ToolStrip />} header={header}>
      {email === undefined ? <ResetStages onDone={setEmail} /> : <PasswordWasReset email={email} />}
      {email === undefined && (
        <ButtonLink to={paths.login} variant="outline">
          Back to Login
        </ButtonLink>
      )}
    </FormPage>
  );
}
