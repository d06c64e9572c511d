import { useState } from 'react';
import { codeSentMessage } from '~/features/codes/code-messages.ts';
import { CodeSentNotice } from '~/features/codes/code-sent-notice.tsx';
import { CodeStep } from '~/features/codes/code-step.tsx';
import { EmailForm } from '~/features/codes/email-form.tsx';
import { FlowStep } from '~/features/codes/flow-step.tsx';
import type { SentCode } from '~/features/codes/sent-code.ts';
import { PASSWORD_SETUP_STEPS, type PasswordSetup } from './password-setup.ts';
import { PasswordStep } from './password-step.tsx';

interface PasswordSetupFlowProps {
  setup: PasswordSetup;
  email: string;
  onEmailChange: (email: string) => void;
  emailHint: string;
  /** The last code of this flow. */
  sentCode: SentCode | null;
  updateSentCode: (change: Partial<Pick<SentCode, 'isOpen' | 'isUsed'>>) => void;
  errorTitle: string;
  submitLabel: string;
  disabledUntilValid?: boolean;
  /** Called with the address whose password was set. */
  onDone: (email: string) => void;
  onStartAgain: () => void;
}

/** Email, code, new password (AUTH-14..27, REG-21..25). */
export function PasswordSetupFlow(props: PasswordSetupFlowProps) {
  const { setup, sentCode, updateSentCode, errorTitle, submitLabel, disabledUntilValid = false } = props;
  // In memory only: after a reload another code is needed.
  const [verified, setVerified] = useState<{ token: string | null }>();

  if (!sentCode?.isOpen) {
    return (
      <FlowStep steps={PASSWORD_SETUP_STEPS} current={0}>
        <EmailStep {...props} />
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
          verify={async (code) => {
            const result = await setup.verifyCode(email, code);
            if (result.kind === 'done') {
              updateSentCode({ isUsed: true });
              setVerified(result.payload);
            }
            return result;
          }}
          resend={() => setup.resendCode(email)}
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
        setPassword={(token, password) => setup.setPassword({ email, token, password })}
        messages={setup.passwordMessages}
        errorTitle={errorTitle}
        submitLabel={submitLabel}
        disabledUntilValid={disabledUntilValid}
        onDone={() => props.onDone(email)}
        onStartAgain={() => {
          setVerified(undefined);
          props.onStartAgain();
        }}
      />
    </FlowStep>
  );
}

function EmailStep(props: PasswordSetupFlowProps) {
  const { setup, email, onEmailChange, emailHint, sentCode, updateSentCode, errorTitle } = props;
  return (
    <>
      {sentCode && <CodeSentNotice email={sentCode.email} onOpen={() => updateSentCode({ isOpen: true })} />}
      <EmailForm
        value={email}
        onChange={onEmailChange}
        send={setup.requestCode}
        messages={setup.requestMessages}
        errorTitle={errorTitle}
        hint={emailHint}
      />
    </>
  );
}
