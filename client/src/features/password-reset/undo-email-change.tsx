import { useState } from 'react';
import { useSetPassword } from '~/features/codes/email-code.ts';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import { PasswordStep } from '~/features/passwords/password-step.tsx';
import { failureMessage, userErrorMessage } from '~/forms/submission-errors.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import { useUndoEmailChangeMutation } from '~/graphql/generated/operations/undo-email-change.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import { NOT_RESET_MESSAGES } from './password-reset-flow.tsx';

const STEPS = ['Undo the change', 'Password'];
const NOT_UNDONE = 'We couldn’t undo the change. Please try again.';

interface UndoEmailChangeProps {
  /** From the link in the email about the change. */
  token: string;
  onDone: () => void;
  /** Forgets the link, for the ordinary reset of a password. */
  onStartAgain: () => void;
}

/** For the owner of an account whose email someone else has changed: undo, then a new password. */
export function UndoEmailChange({ token, onDone, onStartAgain }: UndoEmailChangeProps) {
  const undo = useUndoEmailChangeMutation();
  const setPassword = useSetPassword('password-reset');
  const [resetToken, setResetToken] = useState<string | null>();
  const { submission, submit } = useSubmission({
    send: () => undo({ token }),
    onResult: (result) => result.kind === 'done' && setResetToken(result.payload.resetToken),
  });

  if (resetToken !== undefined) {
    return (
      <FlowStep steps={STEPS} current={1}>
        <PasswordStep
          email=""
          token={resetToken}
          setPassword={(proof, password) => setPassword({ email: '', token: proof, password })}
          messages={NOT_RESET_MESSAGES}
          errorTitle="Please check the following"
          submitLabel="Set password"
          disabledUntilValid
          onDone={onDone}
          onStartAgain={onStartAgain}
        />
      </FlowStep>
    );
  }
  return (
    <FlowStep steps={STEPS} current={0}>
      {submission.kind === 'refused' && (
        <Notice key={submission.attempt} tone="error" takesFocus>
          {submission.userErrors[0] ? userErrorMessage(submission.userErrors[0]) : NOT_UNDONE}
        </Notice>
      )}
      {submission.kind === 'failed' && (
        <Notice key={submission.attempt} tone="error" takesFocus>
          {failureMessage(submission.failure, NOT_UNDONE)}
        </Notice>
      )}
      <p>
        Someone has changed the email of your account. If it wasn’t you, undo the change: your account gets its earlier
        email again, everyone is logged out, and you choose a new password.
      </p>
      <Button
        size="lg"
        fullWidth
        busy={submission.kind === 'sending'}
        busyLabel="Undoing the change..."
        onClick={() => void submit(undefined)}
      >
        Undo the change
      </Button>
      <p>
        Was it you? Then you needn’t do anything. Not sure? Call <PhoneLink />.
      </p>
    </FlowStep>
  );
}
