import { useState } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { useDraft } from '~/forms/draft.ts';
import { Form } from '~/forms/form.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { codeSentMessage } from './code-messages.ts';
import styles from './codes.module.css';
import type { VerifiedCode } from './email-code.ts';
import { CodeStep, FlowStep, PasswordStep } from './flow-step.tsx';
import { useSendCode } from './send-code.ts';
import { type CodeFlowDraft, type SentCode, updateSentCode } from './sent-code.ts';

/** The steps of a flow that verifies an address by a code and then sets the password. */
export const PASSWORD_SETUP_STEPS = ['Your email', 'Email code', 'Password'];

interface PasswordSetupFlowProps {
  purpose: 'claim' | 'password-reset';
  draft: CodeFlowDraft;
  emailHint: string;
  /** The last code of this flow. */
  sentCode: SentCode | null;
  /** Called for each code that was sent. */
  onSent: (email: string) => void;
  errorTitle: string;
  messages: { request: SubmissionMessages; password: SubmissionMessages };
  submitLabel: string;
  disabledUntilValid?: boolean;
  /** Called with the address whose password was set. */
  onDone: (email: string) => void;
}

/** Email, code, new password (AUTH-14..27, REG-21..25). */
export function PasswordSetupFlow(props: PasswordSetupFlowProps) {
  const { purpose, draft, emailHint, sentCode, onSent, messages, onDone, ...form } = props;
  const send = useSendCode(purpose, onSent);
  // In memory only: after a reload another code is needed.
  const [verified, setVerified] = useState<VerifiedCode>();

  if (!sentCode?.isOpen) {
    return (
      <FlowStep steps={PASSWORD_SETUP_STEPS} current={0}>
        {sentCode && <CodeSentNotice draft={draft} sentCode={sentCode} />}
        <EmailForm
          draft={draft}
          send={(email) => send({ email })}
          messages={messages.request}
          errorTitle={form.errorTitle}
          hint={emailHint}
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
          draft={draft}
          sentCode={sentCode}
          purpose={purpose}
          onSent={onSent}
          message={codeSentMessage(email)}
          onVerified={(right) => {
            updateSentCode(draft, { isUsed: true });
            setVerified(right);
          }}
          backLabel="Use another email"
        />
      </FlowStep>
    );
  }

  return (
    <FlowStep steps={PASSWORD_SETUP_STEPS} current={2}>
      <PasswordStep
        {...form}
        purpose={purpose}
        email={email}
        token={verified.token}
        messages={messages.password}
        onDone={() => onDone(email)}
        onStartAgain={() => {
          setVerified(undefined);
          draft.change({ sentCode: null });
        }}
      />
    </FlowStep>
  );
}

/** On the first step: leads to a code that has already been sent. */
export function CodeSentNotice({ draft, sentCode }: { draft: CodeFlowDraft; sentCode: SentCode }) {
  const open = (
    <Button variant="outline" onClick={() => updateSentCode(draft, { isOpen: true })}>
      Enter the code
    </Button>
  );
  return (
    <Notice tone="info" actions={open}>
      We’ve sent a code to {sentCode.email}.
    </Notice>
  );
}

interface EmailFormProps {
  draft: CodeFlowDraft;
  /** Sends a code to the address, which is clean. */
  send: (email: string) => Promise<MutationResult<unknown>>;
  messages: SubmissionMessages;
  errorTitle: string;
  hint: string;
}

const ID = 'code';

const validate = lazyCheck(async () =>
  schemaValidator<{ email: string }>(ID, (await import('#shared/forms/registration.ts')).codeEmailSchema),
);

/** Asks for an address and sends a code to it (AUTH-14, REG-22). */
function EmailForm({ draft, send, messages, errorTitle, hint }: EmailFormProps) {
  const { email } = useDraft(draft).value;
  const form = useForm({
    id: ID,
    values: { email },
    change: (change: { email?: string }) => draft.change(change),
    validate,
    send: (values) => send(values.email),
    messages,
  });
  return (
    <Form form={form} errorTitle={errorTitle} className={styles.form}>
      <TextField
        {...form.text('email')}
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={TEXT_LIMITS.email}
        hint={hint}
      />
      <Button type="submit" size="lg" fullWidth busy={form.isSending} busyLabel="Sending...">
        Send verification code
      </Button>
    </Form>
  );
}
