import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeWaiting } from '~/features/codes/code-stage.tsx';
import { ToolStrip } from '~/features/session/tool-strip.tsx';
import { useKept } from '~/lib/kept-store.ts';
import { paths } from '~/lib/paths.ts';
import { FormPage } from '~/ui/form-page.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { NewCustomer } from './new-customer.tsx';
import { Registered } from './registered.tsx';
import { RegistrantChoice } from './registrant-choice.tsx';
import { noteOfCode, type Registrant, registrationStore } from './registration-draft.ts';
import { ReturningCustomer } from './returning-customer.tsx';
import { useArrival } from './use-arrival.ts';

const crumbs = [{ label: 'Login', to: paths.login }, { label: 'REGISTER' }];

export function Component() {
  useArrival();
  const { who, greeting, sent } = useKept(registrationStore);
  const [done, setDone] = useState<{ who: Registrant; email: string }>();
  const isWaiting = sent?.who === who && sent.isOpen;
  const Path = who === 'new' ? NewCustomer : ReturningCustomer;

  return (
    <FormPage strip={<ToolStrip />} header={<PageHeader title="Create an Account" crumbs={crumbs} />}>
      {done ? (
        <Registered {...done} />
      ) : (
        <>
          {!isWaiting && (
            <>
              {greeting && <Notice tone="info">{greeting}</Notice>}
              <RegistrantChoice
                who={who}
                onChange={(chosen) => registrationStore.change({ who: chosen, greeting: null })}
              />
              {sent?.who === who && <CodeWaiting sent={sent} onOpen={() => noteOfCode({ isOpen: true })} />}
            </>
          )}
          <Path onDone={(email) => setDone({ who, email })} />
          <p>
            Have an account already? <Link to={paths.login}>Login here</Link>
          </p>
        </>
      )}
    </FormPage>
  );
}
