import { useState } from 'react';
import { codeSentMessage } from '~/features/codes/code-messages.ts';
import { CodeSentNotice } from '~/features/codes/code-sent-notice.tsx';
import { CodeStep } from '~/features/codes/code-step.tsx';
import { useEmailCode, useSetPassword, type VerifiedCode } from '~/features/codes/email-code.ts';
import { EmailForm } from '~/features/codes/email-form.tsx';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import type { SentCode } from '~/features/codes/sent-code.ts';
import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import { PasswordStep } from './password-step.tsx';

/** The steps of a flow that verifies an address by a code and then sets the password. */
export const PASSWORD_SETUP_STEPS = ['Your email', 'Email code', 'Password'];

interface PasswordSetupFlowProps {
  purpose: 'claim' | 'password-reset';
  email: string;
  onEmailChange: (email: string) => void;
  emailHint: string;
  /** The last code of this flow. */
  sentCode: SentCode | null;
  /** Called for each code that was sent. */
  onSent: (email: string) => void;
  updateSentCode: (change: Partial<Pick<SentCode, 'isOpen' | 'isUsed'>>) => void;
  errorTitle: string;
  messages: { request: SubmissionMessages; password: SubmissionMessages };
  submitLabel: string;
  disabledUntilValid?: boolean;
  /** Called with the address whose password was set. */
  onDone: (email: string) => void;
  onStartAgain: () => void;
}

/** Email, code, new password (AUTH-14..27, REG-21..25). */
export function PasswordSetupFlow(props: PasswordSetupFlowProps) {
  const { purpose, sentCode, onSent, updateSentCode, errorTitle, messages, submitLabel } = props;
  const code = useEmailCode(purpose, onSent);
  const setPassword = useSetPassword(purpose);
  // In memory only: after a reload another code is needed.
  const [verified, setVerified] = useState<VerifiedCode>();

  if (!sentCode?.isOpen) {
    return (
      <FlowStep steps={PASSWORD_SETUP_STEPS} current={0}>
        {sentCode && <CodeSentNotice email={sentCode.email} onOpen={() => updateSentCode({ isOpen: true })} />}
        <EmailForm
          value={props.email}
          onChange={props.onEmailChange}
          send={(email) => code.send({ email })}
          messages={messages.request}
          errorTitle={errorTitle}
          hint={props.emailHint}
        />
      </FlowStep>
    );
  }

  const { email } = sentCode;
  if (!verified) {
    return (
      <FlowStep steps={PASSWORD_SETUP_STEPS} current={1}>
        <CodeStep
          key={email}
          sentCode={sentCode}
          message={codeSentMessage(email)}
          verify={async (digits) => {
            const result = await code.verify(email, digits);
            if (result.kind === 'done') {
              updateSentCode({ isUsed: true });
              setVerified(result.payload);
            }
            return result;
          }}
          resend={() => code.resend(email)}
          onBack={() => updateSentCode({ isOpen: false })}
          backLabel="Use another email"
        />
      </FlowStep>
    );
  }

  return (
    <FlowStep steps={PASSWORD_SETUP_STEPS} current={2}>
      <PasswordStep
        email={email}
        token={verified.token}
        setPassword={(token, password) => setPassword({ email, token, password })}
        messages={messages.password}
        errorTitle={errorTitle}
        submitLabel={submitLabel}
        disabledUntilValid={props.disabledUntilValid ?? false}
        onDone={() => props.onDone(email)}
        onStartAgain={() => {
          setVerified(undefined);
          props.onStartAgain();
        }}
      />
    </FlowStep>
  );
}
