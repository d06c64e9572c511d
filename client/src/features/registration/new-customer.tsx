import { CodeStage, CodeWaiting } from '~/features/codes/code-stage.tsx';
import { Stage } from '~/features/codes/stage.tsx';
import { useDraft } from '~/forms/draft.ts';
import { useResendRegistrationCodeMutation } from '~/graphql/generated/operations/resend-registration-code.ts';
import { useVerifyRegistrationMutation } from '~/graphql/generated/operations/verify-registration.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { NewCustomerForm } from './new-customer-form.tsx';
import { noteCodeSent, noteOfCode, registrationDraft } from './registration-draft.ts';
import { NEW_STAGES, VERIFY_EMAIL } from './registration-texts.ts';

/** Form, then code (REG-09). `onDone` gets the address that can log in from now on. */
export function NewCustomer({ onDone }: { onDone: (email: string) => void }) {
  const { sent } = useDraft(registrationDraft.open()).value;
  const [verifyRegistration] = useVerifyRegistrationMutation();
  const [sendAgain] = useResendRegistrationCodeMutation();

  if (sent?.who !== 'new' || !sent.isOpen) {
    return (
      <Stage names={NEW_STAGES} at={0}>
        {sent?.who === 'new' && <CodeWaiting sent={sent} onOpen={() => noteOfCode({ isOpen: true })} />}
        <NewCustomerForm />
      </Stage>
    );
  }

  const { email } = sent;
  const verify = async (code: string) => {
    const answer = verifyRegistration({ variables: { input: { email, code } } });
    const result = await mutationResult(answer, (data) => data.verifyRegistration);
    if (result.kind === 'done') onDone(email);
    return result;
  };
  const resend = async () => {
    const answer = sendAgain({ variables: { input: { email } } });
    const result = await mutationResult(answer, (data) => data.resendRegistrationCode);
    if (result.kind === 'done') noteCodeSent('new', email);
    return result;
  };

  return (
    <Stage names={NEW_STAGES} at={1}>
      <CodeStage
        key={email}
        sent={sent}
        message={VERIFY_EMAIL}
        verify={verify}
        resend={resend}
        onBack={() => noteOfCode({ isOpen: false })}
        backLabel="Change your details"
      />
    </Stage>
  );
}
