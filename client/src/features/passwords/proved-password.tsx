import { useState } from 'react';
import { CODE_VERIFIED, INCOMPLETE_PROOF } from '~/features/codes/code-texts.ts';
import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

interface ProvedPasswordProps {
  /** The address that a code has proved. */
  email: string;
  /** What its right code was answered with; null when it was answered without (REG-25). */
  token: string | null;
  setPassword: (input: { token: string; password: string }) => Promise<MutationResult<unknown>>;
  messages: SubmissionMessages;
  errorTitle: string;
  action: string;
  busyLabel: string;
  waitsUntilReady?: boolean;
  onDone: () => void;
  onStartAgain: () => void;
}

/**
 * The stage after a right code: a new password. A proof that is missing or too old leads back to
 * the start.
 */
export function ProvedPassword(props: ProvedPasswordProps) {
  const { token, setPassword, onDone, onStartAgain, ...form } = props;
  const [incomplete, setIncomplete] = useState(token === null ? INCOMPLETE_PROOF : undefined);
  const [attempt, setAttempt] = useState(0);

  const send = async (password: string) => {
    // Said anew, so that it is heard anew.
    setAttempt(attempt + 1);
    if (token === null) return null;
    const result = await setPassword({ token, password });
    if (result.kind === 'done') onDone();
    const expired = result.kind === 'refused' && result.userErrors.find(({ code }) => code === 'EXPIRED');
    setIncomplete(expired ? expired.message : undefined);
    return expired ? null : result;
  };

  return (
    <>
      {incomplete === undefined ? (
        <Notice tone="success">{CODE_VERIFIED}</Notice>
      ) : (
        <Notice
          key={attempt}
          tone="error"
          actions={
            <Button variant="outline" onClick={onStartAgain}>
              Start again
            </Button>
          }
        >
          {incomplete}
        </Notice>
      )}
      <NewPasswordForm {...form} send={send} />
    </>
  );
}
