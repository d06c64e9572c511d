import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ToolStrip } from '~/features/session/tool-strip.tsx';
import { useDraft } from '~/forms/draft.ts';
import { paths } from '~/site/paths.ts';
import { FormPage } from '~/ui/form-page.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { NewCustomer } from './new-customer.tsx';
import { Registered } from './registered.tsx';
import { RegistrantChoice } from './registrant-choice.tsx';
import { type Registrant, registrationDraft } from './registration-draft.ts';
import { ReturningCustomer } from './returning-customer.tsx';
import { useArrival } from './use-arrival.ts';

const crumbs = [{ label: 'Login', to: paths.login }, { label: 'REGISTER' }];
const header = <PageHeader title="Create an Account" crumbs={crumbs} />;

export function Component() {
  useArrival();
  const draft = registrationDraft.open();
  const { who, greeting, sent } = useDraft(draft).value;
  const [done, setDone] = useState<{ who: Registrant; email: string }>();
  const Way = who === 'new' ? NewCustomer : ReturningCustomer;

  if (done) {
    return (
      <FormPage strip={<ToolStrip />} header={header}>
        <Registered {...done} />
      </FormPage>
    );
  }

  return (
    <FormPage strip={<ToolStrip />} header={header}>
      {!(sent?.who === who && sent.isOpen) && (
        <>
          {greeting && <Notice tone="info">{greeting}</Notice>}
          <RegistrantChoice who={who} onChange={(chosen) => draft.change({ who: chosen, greeting: null })} />
        </>
      )}
      <Way onDone={(email) => setDone({ who, email })} />
      <p>
        Have an account already? <Link to={paths.login}>Login here</Link>
      </p>
    </FormPage>
  );
}
