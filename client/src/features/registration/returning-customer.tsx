import { useState } from 'react';
import { useClaim } from '~/features/claims/use-claim.ts';
import { CodeStage, CodeWaiting } from '~/features/codes/code-stage.tsx';
import { CODE_NOT_SENT, sentToText } from '~/features/codes/code-texts.ts';
import { EmailForm } from '~/features/codes/email-form.tsx';
import { Stage } from '~/features/codes/stage.tsx';
import { ProvedPassword } from '~/features/passwords/proved-password.tsx';
import { useDraft } from '~/forms/draft.ts';
import { useClaimAccountMutation } from '~/graphql/generated/operations/claim-account.ts';
import { useVerifyClaimMutation } from '~/graphql/generated/operations/verify-claim.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { noteCodeSent, noteOfCode, registrationDraft } from './registration-draft.ts';
import { ERRORS_TITLE, PASSWORD_NOT_SET, RETURNING_STAGES, registrationFailure } from './registration-texts.ts';

/** Email, code, password (REG-21..25). `onDone` gets the address that can log in from now on. */
export function ReturningCustomer({ onDone }: { onDone: (email: string) => void }) {
  const draft = registrationDraft.open();
  const { email, sent } = useDraft(draft).value;
  const [claimAccount] = useClaimAccountMutation();
  const [verifyClaim] = useVerifyClaimMutation();
  const { resend, complete } = useClaim();
  // A proof lives as long as the page, and nowhere else; one without a token is told at the
  // password (REG-25).
  const [proof, setProof] = useState<{ token: string | null }>();

  if (sent?.who !== 'returning' || !sent.isOpen) {
    return (
      <Stage names={RETURNING_STAGES} at={0}>
        {sent?.who === 'returning' && <CodeWaiting sent={sent} onOpen={() => noteOfCode({ isOpen: true })} />}
        <EmailForm
          value={email}
          onChange={(typed) => draft.change({ email: typed })}
          errorTitle={ERRORS_TITLE}
          hint="The address you gave when you booked"
          send={async (address) => {
            const answer = claimAccount({ variables: { input: { email: address } } });
            const result = await mutationResult(answer, (data) => data.claimAccount);
            if (result.kind === 'done') noteCodeSent('returning', address);
            return result;
          }}
          messages={{ refused: CODE_NOT_SENT, noResponse: registrationFailure }}
        />
      </Stage>
    );
  }

  const verify = async (code: string) => {
    const answer = verifyClaim({ variables: { input: { email: sent.email, code } } });
    const result = await mutationResult(answer, (data) => data.verifyClaim);
    if (result.kind === 'done') {
      noteOfCode({ isUsed: true });
      setProof({ token: result.payload.claimToken });
    }
    return result;
  };

  const resendNoted = async () => {
    const result = await resend(sent.email);
    if (result.kind === 'done') noteCodeSent('returning', sent.email);
    return result;
  };

  return (
    <Stage names={RETURNING_STAGES} at={proof ? 2 : 1}>
      {proof ? (
        <ProvedPassword
          email={sent.email}
          token={proof.token}
          setPassword={({ token, password }) =>
            complete({ claimToken: token, email: sent.email, password, logIn: false })
          }
          messages={{ refused: PASSWORD_NOT_SET, noResponse: registrationFailure }}
          errorTitle={ERRORS_TITLE}
          action="Set password"
          busyLabel="Setting your password..."
          onDone={() => onDone(sent.email)}
          onStartAgain={() => {
            setProof(undefined);
            draft.change({ sent: null });
          }}
        />
      ) : (
        <CodeStage
          key={sent.email}
          sent={sent}
          message={sentToText(sent.email)}
          verify={verify}
          resend={resendNoted}
          onBack={() => noteOfCode({ isOpen: false })}
          backLabel="Use another email"
        />
      )}
    </Stage>
  );
}
