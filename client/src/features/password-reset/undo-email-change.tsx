import { useState } from 'react';
import { FlowStep, PasswordStep } from '~/features/codes/flow-step.tsx';
import { type SubmissionMessages, submissionErrors } from '~/forms/submission-errors.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import { useUndoEmailChangeMutation } from '~/graphql/generated/operations/undo-email-change.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';

const STEPS = ['Undo the change', 'Password'];
const NOT_UNDONE = 'We couldn’t undo the change. Please try again.';

interface UndoEmailChangeProps {
  /** From the link in the email about the change. */
  token: string;
  /** Of the new password. */
  messages: SubmissionMessages;
  onDone: () => void;
  /** Forgets the link, for the ordinary reset of a password. */
  onStartAgain: () => void;
}

/** For the owner of an account whose email someone else has changed: undo, then a new password. */
export function UndoEmailChange({ token, messages, onDone, onStartAgain }: UndoEmailChangeProps) {
  const undo = useUndoEmailChangeMutation();
  const [resetToken, setResetToken] = useState<string | null>();
  const { submission, submit } = useSubmission({
    send: () => undo({ token }),
    onResult: (result) => result.kind === 'done' && setResetToken(result.payload.resetToken),
  });

  const [error] = submissionErrors(submission, { refused: NOT_UNDONE, noResponse: NOT_UNDONE });

  if (resetToken !== undefined) {
    return (
      <FlowStep steps={STEPS} current={1}>
        <PasswordStep
          purpose="password-reset"
          email=""
          token={resetToken}
          messages={messages}
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
      {error && (
        <Notice tone="error" takesFocus>
          {error.message}
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
