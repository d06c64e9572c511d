import { CodeSentNotice } from '~/features/codes/code-sent-notice.tsx';
import { CodeStep } from '~/features/codes/code-step.tsx';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { useDraft } from '~/forms/draft.ts';
import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { useVerifyRegistrationMutation } from '~/graphql/generated/operations/verify-registration.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { NewCustomerForm } from './new-customer-form.tsx';
import { registrationDraft, saveSentCode, updateSentCode } from './registration-draft.ts';
import { VERIFY_EMAIL } from './registration-messages.ts';

export const NEW_CUSTOMER_STEPS = ['Your details', 'Email code', 'Ready'];

/** Form, then code (REG-09). `onDone` gets the address, which can log in from now on. */
export function NewCustomerRegistration({ onDone }: { onDone: (email: string) => void }) {
  const { sentCode } = useDraft(registrationDraft.open()).value;
  const [verifyRegistration] = useVerifyRegistrationMutation();
  const [resendRegistrationCode] = useResendRegistrationCodeMutation();

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
  const verify = async (code: string) => {
    const sent = verifyRegistration({ variables: { input: { email, code } } });
    const result = await mutationResult(sent, (data) => data.verifyRegistration);
    if (result.kind === 'done') onDone(email);
    return result;
  };
  const resend = async () => {
    const sent = resendRegistrationCode({ variables: { input: { email } } });
    const result = await mutationResult(sent, (data) => data.resendRegistrationCode);
    if (result.kind === 'done') saveSentCode('new', email);
    return result;
  };

  return (
    <FlowStep steps={NEW_CUSTOMER_STEPS} current={1}>
      <CodeStep
        key={email}
        sentCode={sentCode}
        message={VERIFY_EMAIL}
        verify={verify}
        resend={resend}
        onBack={() => updateSentCode({ isOpen: false })}
        backLabel="Change your details"
      />
    </FlowStep>
  );
}
