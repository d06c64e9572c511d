import { useState } from 'react';
import { CODE_VERIFIED, INCOMPLETE_VERIFICATION } from '~/features/codes/code-messages.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.tsx';

interface PasswordStepProps extends Omit<NewPasswordFormProps, 'send'> {
  /** Proves that the address was verified; null if the server sent none (REG-25). */
  token: string | null;
  setPassword: (token: string, password: string) => Promise<MutationResult<unknown>>;
  onDone: () => void;
  onStartAgain: () => void;
}

/** The step after a right code: a new password. Without a valid token, the flow starts again. */
export function PasswordStep({ token, setPassword, onDone, onStartAgain, ...form }: PasswordStepProps) {
  const [tokenError, setTokenError] = useState(token === null ? INCOMPLETE_VERIFICATION : undefined);
  const [attempt, setAttempt] = useState(0);

  const send = async (password: string) => {
    setAttempt(attempt + 1);
    if (token === null) return null;
    const result = await setPassword(token, password);
    if (result.kind === 'done') onDone();
    const expired = result.kind === 'refused' && result.userErrors.find(({ code }) => code === 'EXPIRED');
    setTokenError(expired ? expired.message : undefined);
    return expired ? null : result;
  };

  return (
    <>
      {tokenError === undefined ? (
        <Notice tone="success">{CODE_VERIFIED}</Notice>
      ) : (
        <Notice
          // A new element for each attempt, so that a screen reader reads it again.
          key={attempt}
          tone="error"
          actions={
            <Button variant="outline" onClick={onStartAgain}>
              Start again
            </Button>
          }
        >
          {tokenError}
        </Notice>
      )}
      <NewPasswordForm {...form} send={send} />
    </>
  );
}
