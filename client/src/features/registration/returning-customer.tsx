import { useState } from 'react';
import { CodeStage } from '~/features/codes/code-stage.tsx';
import { CODE_NOT_SENT, sentToText } from '~/features/codes/code-texts.ts';
import { EmailForm } from '~/features/codes/email-form.tsx';
import { ProvedPassword } from '~/features/passwords/proved-password.tsx';
import { useClaimAccountMutation } from '~/graphql/generated/operations/claim-account.ts';
import { useCompleteClaimMutation } from '~/graphql/generated/operations/complete-claim.ts';
import { useVerifyClaimMutation } from '~/graphql/generated/operations/verify-claim.ts';
import { outcomeOf } from '~/graphql/outcome.ts';
import { problemsOf } from '~/graphql/problems.ts';
import { useKept } from '~/lib/kept-store.ts';
import { noteCodeSent, noteOfCode, registrationStore } from './registration-draft.ts';
import { ERRORS_TITLE, PASSWORD_NOT_SET, registrationFailure } from './registration-texts.ts';
import { useResend } from './use-resend.ts';

/** Email, code, password (REG-21..25). `onDone` gets the address that can log in from now on. */
export function ReturningCustomer({ onDone }: { onDone: (email: string) => void }) {
  const { email, sent } = useKept(registrationStore);
  const [claimAccount] = useClaimAccountMutation();
  const [verifyClaim] = useVerifyClaimMutation();
  const [completeClaim] = useCompleteClaimMutation();
  const resend = useResend();
  // A proof lives as long as the page, and nowhere else; without its token it is one all the same (REG-25).
  const [proof, setProof] = useState<{ token: string | null }>();

  if (sent?.who !== 'returning' || !sent.isOpen) {
    return (
      <EmailForm
        value={email}
        onChange={(typed) => registrationStore.change({ email: typed })}
        errorTitle={ERRORS_TITLE}
        hint="The address you gave when you booked"
        send={async (address) => {
          const answer = claimAccount({ variables: { input: { email: address } } });
          const outcome = await outcomeOf(answer, (data) => data.claimAccount ?? null);
          if (outcome.is === 'done') noteCodeSent(address);
          return problemsOf(outcome, { refused: CODE_NOT_SENT, failed: registrationFailure });
        }}
      />
    );
  }

  if (proof) {
    return (
      <ProvedPassword
        email={sent.email}
        token={proof.token}
        setPassword={({ token, password }) => {
          const input = { claimToken: token, email: sent.email, password, logIn: false };
          return outcomeOf(completeClaim({ variables: { input } }), (data) => data.completeClaim ?? null);
        }}
        texts={{ refused: PASSWORD_NOT_SET, failed: registrationFailure }}
        errorTitle={ERRORS_TITLE}
        action="Set password"
        busyLabel="Setting your password..."
        onDone={() => onDone(sent.email)}
        onStartAgain={() => {
          setProof(undefined);
          registrationStore.change({ sent: null });
        }}
      />
    );
  }

  const verify = async (code: string) => {
    const answer = verifyClaim({ variables: { input: { email: sent.email, code } } });
    const outcome = await outcomeOf(answer, (data) => data.verifyClaim ?? null);
    if (outcome.is === 'done') {
      noteOfCode({ isUsed: true });
      setProof({ token: outcome.answer.claimToken ?? null });
    }
    return outcome;
  };

  return (
    <CodeStage
      key={sent.email}
      sent={sent}
      message={sentToText(sent.email)}
      verify={verify}
      resend={() => resend(sent.email)}
      onBack={() => noteOfCode({ isOpen: false })}
      backLabel="use another email"
    />
  );
}
