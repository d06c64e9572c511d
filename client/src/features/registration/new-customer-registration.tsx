import { useState } from 'react';
import { CodeSentNotice } from '~/features/codes/code-sent-notice.tsx';
import { CodeStep } from '~/features/codes/code-step.tsx';
import { useEmailCode, useSetPassword } from '~/features/codes/email-code.ts';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { forgetFlow } from '~/features/codes/flows.ts';
import { PASSWORD_SETUP_STEPS } from '~/features/passwords/password-setup-flow.tsx';
import { PasswordStep } from '~/features/passwords/password-step.tsx';
import { useDraft } from '~/forms/draft.ts';
import { NewCustomerForm } from './new-customer-form.tsx';
import { registrationDraft, saveSentCode, updateSentCode } from './registration-draft.ts';
import { ERRORS_TITLE, PASSWORD_MESSAGES, VERIFY_EMAIL } from './registration-messages.ts';

export const NEW_CUSTOMER_STEPS = ['Your details', 'Email code', 'Ready'];

/** Form, then code (REG-09). `onDone` gets the address, which can log in from now on. */
export function NewCustomerRegistration({ onDone }: { onDone: (email: string) => void }) {
  const { sentCode } = useDraft(registrationDraft.open()).value;
  const registration = useEmailCode('registration', (email) => saveSentCode('new', email));
  const setPassword = useSetPassword('claim');
  const [claimToken, setClaimToken] = useState<string | null>(null);

  if (sentCode?.customerType !== 'new' || !sentCode.isOpen) {
    return (
      <FlowStep steps={NEW_CUSTOMER_STEPS} current={0}>
        {sentCode?.customerType === 'new' && (
          <CodeSentNotice email={sentCode.email} onOpen={() => updateSentCode({ isOpen: true })} />
        )}
        <NewCustomerForm />
      </FlowStep>
    );
  }

  const { email } = sentCode;
  if (claimToken) {
    return (
      <FlowStep steps={PASSWORD_SETUP_STEPS} current={2}>
        <PasswordStep
          email={email}
          token={claimToken}
          setPassword={(token, password) => setPassword({ email, token, password })}
          messages={PASSWORD_MESSAGES}
          errorTitle={ERRORS_TITLE}
          submitLabel="Set password"
          onDone={() => onDone(email)}
          onStartAgain={() => setClaimToken(null)}
        />
      </FlowStep>
    );
  }

  const verify = async (code: string) => {
    const result = await registration.verify(email, code);
    if (result.kind !== 'done') return result;
    // In another browser than the registration's: someone else may have registered this address.
    if (result.payload.token) setClaimToken(result.payload.token);
    else onDone(email);
    forgetFlow('registration', email);
    return result;
  };

  return (
    <FlowStep steps={NEW_CUSTOMER_STEPS} current={1}>
      <CodeStep
        key={email}
        sentCode={sentCode}
        message={VERIFY_EMAIL}
        verify={verify}
        resend={() => registration.resend(email)}
        onBack={() => updateSentCode({ isOpen: false })}
        backLabel="Change your details"
      />
    </FlowStep>
  );
}
