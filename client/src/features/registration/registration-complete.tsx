import { useEffect } from 'react';
import { EMAIL_VERIFIED } from '~/features/codes/code-messages.ts';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { LoginRedirect } from '~/features/codes/login-redirect.tsx';
import { PASSWORD_SETUP_STEPS } from '~/features/passwords/password-setup-flow.tsx';
import { NEW_CUSTOMER_STEPS } from './new-customer-registration.tsx';
import { type CustomerType, registrationDraft } from './registration-draft.ts';
import { REGISTERED } from './registration-messages.ts';

/** REG-12, REG-21. */
const REDIRECT_AFTER_SECONDS = { new: 3, returning: 2 } satisfies Record<CustomerType, number>;

interface RegistrationCompleteProps {
  customerType: CustomerType;
  email: string;
}

/** The end of both registrations (REG-11, REG-12, REG-21, C-89, C-98). */
export function RegistrationComplete({ customerType, email }: RegistrationCompleteProps) {
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
