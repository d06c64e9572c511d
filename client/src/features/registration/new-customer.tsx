import { CodeStage } from '~/features/codes/code-stage.tsx';
import { useVerifyRegistrationMutation } from '~/graphql/generated/operations/verify-registration.ts';
import { outcomeOf } from '~/graphql/outcome.ts';
import { useKept } from '~/lib/kept-store.ts';
import { NewCustomerForm } from './new-customer-form.tsx';
import { noteOfCode, registrationStore } from './registration-draft.ts';
import { VERIFY_EMAIL } from './registration-texts.ts';
import { useResend } from './use-resend.ts';

/** Form, then code (REG-09). `onDone` gets the address that can log in from now on. */
export function NewCustomer({ onDone }: { onDone: (email: string) => void }) {
  const { sent } = useKept(registrationStore);
  const [verifyRegistration] = useVerifyRegistrationMutation();
  const resend = useResend();
  if (sent?.who !== 'new' || !sent.isOpen) return <NewCustomerForm />;

  const { email } = sent;
  const verify = async (code: string) => {
    const answer = verifyRegistration({ variables: { input: { email, code } } });
    const outcome = await outcomeOf(answer, (data) => data.verifyRegistration ?? null);
    if (outcome.is === 'done') onDone(email);
    return outcome;
  };

  return (
    <CodeStage
      key={email}
      sent={sent}
      message={VERIFY_EMAIL}
      verify={verify}
      resend={() => resend(email)}
      onBack={() => noteOfCode({ isOpen: false })}
      backLabel="change your details"
    />
  );
}
