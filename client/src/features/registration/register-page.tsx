import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountBenefits } from '~/features/session/account-benefits.tsx';
import { useDraft } from '~/forms/draft.ts';
import { paths } from '~/site/paths.ts';
import { FormPage } from '~/ui/form-page.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { CustomerTypeField } from './customer-type-field.tsx';
import { NewCustomerRegistration } from './new-customer-registration.tsx';
import { RegistrationComplete } from './registration-complete.tsx';
import { type CustomerType, registrationDraft } from './registration-draft.ts';
import { ReturningCustomerRegistration } from './returning-customer-registration.tsx';
import { usePrefillRegistration } from './use-prefill-registration.ts';

const crumbs = [{ label: 'Login', to: paths.login }, { label: 'REGISTER' }];
const header = <PageHeader title="Create an Account" crumbs={crumbs} />;

export function Component() {
  usePrefillRegistration();
  const draft = registrationDraft.open();
  const { customerType, bookingMessage, sentCode } = useDraft(draft).value;
  const [registered, setRegistered] = useState<{ customerType: CustomerType; email: string }>();
  const isCodeStep = sentCode?.customerType === customerType && sentCode.isOpen;
  const Registration = customerType === 'new' ? NewCustomerRegistration : ReturningCustomerRegistration;

  if (registered) {
    return (
      <FormPage header={header} aside={<AccountBenefits />}>
        <RegistrationComplete {...registered} />
      </FormPage>
    );
  }

  return (
    <FormPage header={header} aside={<AccountBenefits />}>
      {!isCodeStep && (
        <>
          {bookingMessage && <Notice tone="info">{bookingMessage}</Notice>}
          <CustomerTypeField
            value={customerType}
            onChange={(value) => draft.change({ customerType: value, bookingMessage: null })}
          />
        </>
      )}
      <Registration onDone={(email) => setRegistered({ customerType, email })} />
      <p>
        Already have an account? <Link to={paths.login}>Login here</Link>
      </p>
    </FormPage>
  );
}
