import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CODE_NOT_SENT, EMAIL_VERIFIED } from '~/features/codes/code-messages.ts';
import { FlowComplete } from '~/features/codes/flow-step.tsx';
import { PASSWORD_SETUP_STEPS, PasswordSetupFlow } from '~/features/codes/password-setup-flow.tsx';
import { usePrefill } from '~/features/codes/sent-code.ts';
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
import {
  ERRORS_TITLE,
  NEW_CUSTOMER_STEPS,
  NewCustomerRegistration,
  PASSWORD_MESSAGES,
  type RegistrationProps,
  registrationFailureMessage,
} from './new-customer-registration.tsx';
import { type CustomerType, registrationDraft, saveSentCode } from './registration-draft.ts';

const crumbs = [{ label: 'Login', to: paths.login }, { label: 'REGISTER' }];
const header = <PageHeader title="Create an Account" crumbs={crumbs} />;

export function Component() {
  const draft = registrationDraft.open();
  usePrefill(draft, prefillOf);
  const { customerType, bookingMessage, codeFor, ...stored } = useDraft(draft).value;
  const sentCode = codeFor === customerType ? stored.sentCode : null;
  const [registered, setRegistered] = useState<{ customerType: CustomerType; email: string }>();
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
      {!sentCode?.isOpen && (
        <>
          {bookingMessage && <Notice tone="info">{bookingMessage}</Notice>}
          <CustomerTypeField
            value={customerType}
            onChange={(value) => draft.change({ customerType: value, bookingMessage: null })}
          />
        </>
      )}
      <Registration sentCode={sentCode} onDone={(email) => setRegistered({ customerType, email })} />
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
  return (
    <FlowComplete
      steps={isNew ? NEW_CUSTOMER_STEPS : PASSWORD_SETUP_STEPS}
      title="Registration successful! You will be redirected to login."
      email={email}
      seconds={REDIRECT_AFTER_SECONDS[customerType]}
      stayText="Your account is ready. You can log in at any time."
    >
      {isNew && EMAIL_VERIFIED}
    </FlowComplete>
  );
}

const MESSAGES = {
  request: { refused: CODE_NOT_SENT, noResponse: registrationFailureMessage },
  password: PASSWORD_MESSAGES,
};

/** Email, code, password (REG-21..25). */
function ReturningCustomerRegistration(props: RegistrationProps) {
  return (
    <PasswordSetupFlow
      {...props}
      purpose="claim"
      draft={registrationDraft.open()}
      emailHint="The address you gave when you booked"
      onSent={(email) => saveSentCode('returning', email)}
      errorTitle={ERRORS_TITLE}
      messages={MESSAGES}
      submitLabel="Set password"
    />
  );
}

/** For a booking or a login that found that its address isn't verified (C-83, C-90). */
function prefillOf(state: unknown) {
  const booking = readBookingState(state);
  const email = booking?.email ?? readEmailState(state);
  return { customerType: 'returning', email, bookingMessage: booking?.message ?? null };
}
