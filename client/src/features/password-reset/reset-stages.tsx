import { useState } from 'react';
import { CodeStage, CodeWaiting } from '~/features/codes/code-stage.tsx';
import { sentToText } from '~/features/codes/code-texts.ts';
import { EmailForm } from '~/features/codes/email-form.tsx';
import { Stage } from '~/features/codes/stage.tsx';
import { ProvedPassword } from '~/features/passwords/proved-password.tsx';
import { useDraft } from '~/forms/draft.ts';
import { noteOfCode, RESET_STAGES, resetDraft } from './reset-draft.ts';
import { usePasswordReset } from './use-password-reset.ts';

const ERRORS_TITLE = 'Please check the following';

/** Email, code, new password (AUTH-14..27). `onDone` gets the address whose password is new. */
export function ResetStages({ onDone }: { onDone: (email: string) => void }) {
  const draft = resetDraft.open();
  const { email, sent } = useDraft(draft).value;
  const reset = usePasswordReset();
  // A proof lives as long as the page, and nowhere else; without its token it is one all the same.
  const [proof, setProof] = useState<{ token: string | null }>();

  if (!sent?.isOpen) {
    return (
      <Stage names={RESET_STAGES} at={0}>
        {sent && <CodeWaiting sent={sent} onOpen={() => noteOfCode({ isOpen: true })} />}
        <EmailForm
          value={email}
          onChange={(typed) => draft.change({ email: typed })}
          send={reset.request}
          messages={reset.requestMessages}
          errorTitle={ERRORS_TITLE}
          hint="The address of your account"
        />
      </Stage>
    );
  }

  const verify = async (code: string) => {
    const outcome = await reset.verify(sent.email, code);
    if (outcome.kind === 'done') {
      noteOfCode({ isUsed: true });
      setProof({ token: outcome.payload.resetToken });
    }
    return outcome;
  };

  return (
    <Stage names={RESET_STAGES} at={proof ? 2 : 1}>
      {proof ? (
        <ProvedPassword
          email={sent.email}
          token={proof.token}
          setPassword={reset.setPassword}
          messages={reset.setMessages}
          errorTitle={ERRORS_TITLE}
          action="Reset password"
          busyLabel="Setting your password..."
          waitsUntilReady
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
          resend={() => reset.resend(sent.email)}
          onBack={() => noteOfCode({ isOpen: false })}
          backLabel="Use another email"
        />
      )}
    </Stage>
  );
}
