import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CODE_NOT_SENT, EMAIL_VERIFIED } from '~/features/codes/code-messages.ts';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { LoginRedirect } from '~/features/codes/login-redirect.tsx';
import { unlessExpired } from '~/features/codes/sent-code.ts';
import { PASSWORD_SETUP_STEPS, PasswordSetupFlow } from '~/features/passwords/password-setup-flow.tsx';
import { AccountBenefits } from '~/features/session/account-benefits.tsx';
import { useDraft } from '~/forms/draft.ts';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { readEmailState } from '~/site/navigation/email-state.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { FormPage } from '~/ui/form-page.tsx';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { NEW_CUSTOMER_STEPS, NewCustomerRegistration } from './new-customer-registration.tsx';
import { type CustomerType, registrationDraft, saveSentCode, updateSentCode } from './registration-draft.ts';
import { ERRORS_TITLE, PASSWORD_MESSAGES, REGISTERED, registrationFailureMessage } from './registration-messages.ts';

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

interface CustomerTypeFieldProps {
  value: CustomerType;
  onChange: (value: CustomerType) => void;
}

/** The choice between a new and a returning customer (REG-02). */
function CustomerTypeField({ value, onChange }: CustomerTypeFieldProps) {
  return (
    <InertUntilInteractive>
      <RadioCards
        legend="Have you used us before?"
        legendHidden
        name="customer-type"
        value={value}
        onChange={(chosen) => onChange(chosen === 'returning' ? 'returning' : 'new')}
      >
        <RadioCard value="new" title={`I'm new to ${product.name}`} />
        <RadioCard value="returning" title={`I've booked with ${product.name} before`} />
      </RadioCards>
    </InertUntilInteractive>
  );
}

/** REG-12, REG-21. */
const REDIRECT_AFTER_SECONDS = { new: 3, returning: 2 } satisfies Record<CustomerType, number>;

interface RegistrationCompleteProps {
  customerType: CustomerType;
  email: string;
}

/** The end of both registrations (REG-11, REG-12, REG-21, C-89, C-98). */
function RegistrationComplete({ customerType, email }: RegistrationCompleteProps) {
  useEffect(() => registrationDraft.open().clear(), []);
  const isNew = customerType === 'new';
  const steps = isNew ? NEW_CUSTOMER_STEPS : PASSWORD_SETUP_STEPS;
  return (
    <FlowStep steps={steps} current={steps.length}>
      <LoginRedirect
        title={REGISTERED}
        email={email}
        seconds={REDIRECT_AFTER_SECONDS[customerType]}
        stayText="Your account is ready. You can log in at any time."
      >
        {isNew && EMAIL_VERIFIED}
      </LoginRedirect>
    </FlowStep>
  );
}

const MESSAGES = {
  request: { refused: CODE_NOT_SENT, noResponse: registrationFailureMessage },
  password: PASSWORD_MESSAGES,
};

/** Email, code, password (REG-21..25). `onDone` gets the address, which can log in from now on. */
function ReturningCustomerRegistration({ onDone }: { onDone: (email: string) => void }) {
  const draft = registrationDraft.open();
  const { email, sentCode } = useDraft(draft).value;
  return (
    <PasswordSetupFlow
      purpose="claim"
      email={email}
      onEmailChange={(typed) => draft.change({ email: typed })}
      emailHint="The address you gave when you booked"
      sentCode={sentCode?.customerType === 'returning' ? sentCode : null}
      onSent={(address) => saveSentCode('returning', address)}
      updateSentCode={updateSentCode}
      errorTitle={ERRORS_TITLE}
      messages={MESSAGES}
      submitLabel="Set password"
      onDone={onDone}
      onStartAgain={() => draft.change({ sentCode: null })}
    />
  );
}

/**
 * Selects 'returning' and fills in the address if a booking or the login page found that it isn't
 * verified (C-83, C-90), once for each visit so that a reload keeps later changes. Drops a code
 * that has expired.
 */
function usePrefillRegistration(): void {
  const { state, key } = useLocation();
  useLayoutEffect(() => {
    const draft = registrationDraft.open();
    const { sentCode: storedCode, prefilledBy } = draft.get().value;
    const sentCode = unlessExpired(storedCode);
    if (sentCode !== storedCode) draft.change({ sentCode });
    const booking = readBookingState(state);
    const email = booking?.email ?? readEmailState(state);
    if (email === '' || prefilledBy === key) return;
    draft.change({
      customerType: 'returning',
      email,
      bookingMessage: booking?.message ?? null,
      sentCode: sentCode?.email === email ? sentCode : null,
      prefilledBy: key,
    });
  }, [state, key]);
}
