import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form } from '~/forms/form.tsx';
import { lazyCheck } from '~/forms/lazy-check.ts';
import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { CODE_VERIFIED, INCOMPLETE_VERIFICATION } from './code-messages.ts';
import styles from './codes.module.css';
import { useSetPassword } from './email-code.ts';
import {
  emptyPassword,
  type NewPassword,
  NewPasswordFields,
  passwordErrorOnBlur,
  UsernameField,
} from './new-password-fields.tsx';

interface PasswordStepProps extends Omit<NewPasswordFormProps, 'send'> {
  purpose: 'claim' | 'password-reset';
  /** Proves that the address was verified; null if the server sent none (REG-25). */
  token: string | null;
  onDone: () => void;
  onStartAgain: () => void;
}

/** The step after a right code: a new password. Without a valid token, the flow starts again. */
export function PasswordStep({ purpose, token, onDone, onStartAgain, ...form }: PasswordStepProps) {
  const setPassword = useSetPassword(purpose);
  const [tokenError, setTokenError] = useState(token === null ? INCOMPLETE_VERIFICATION : undefined);
  const [attempt, setAttempt] = useState(0);

  const send = async (password: string) => {
    setAttempt(attempt + 1);
    if (token === null) return null;
    const result = await setPassword({ email: form.email, token, password });
    if (result.kind === 'done') onDone();
    const expired = result.kind === 'refused' && result.userErrors.find(({ code }) => code === 'EXPIRED');
    setTokenError(expired ? expired.message : undefined);
    return expired ? null : result;
  };
  const startAgain = (
    <Button variant="outline" onClick={onStartAgain}>
      Start again
    </Button>
  );

  return (
    <>
      {tokenError === undefined ? (
        <Notice tone="success">{CODE_VERIFIED}</Notice>
      ) : (
        // A new element for each attempt, so that a screen reader reads it again.
        <Notice key={attempt} tone="error" actions={startAgain}>
          {tokenError}
        </Notice>
      )}
      <NewPasswordForm {...form} send={send} />
    </>
  );
}

interface NewPasswordFormProps {
  /** The address of the account. */
  email: string;
  /** Sets the password; null if the caller shows the error. */
  send: (password: string) => Promise<MutationResult<unknown> | null>;
  messages: SubmissionMessages;
  errorTitle: string;
  submitLabel: string;
  /** Disables the button until the password is valid (AUTH-25), rather than showing the errors. */
  disabledUntilValid?: boolean;
}

const ID = 'new';

const validate = lazyCheck(async () =>
  schemaValidator<NewPassword>(ID, (await import('#shared/forms/passwords.ts')).newPasswordSchema),
);

/** Sets a password for a verified address (AUTH-21, REG-24). A failure keeps what was typed. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, send, messages, errorTitle, submitLabel, disabledUntilValid = false } = props;
  const [values, setValues] = useState(emptyPassword);
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    id: ID,
    values,
    change: (change) => setValues({ ...values, ...change }),
    validate,
    validateOnBlur: passwordErrorOnBlur(ID, validate),
    send: (value) => send(value.password),
    messages,
  });
  const isDisabled = disabledUntilValid && validate(values).length > 0;
  useEffect(() => password.current?.focus(), []);
  // Enter doesn't submit a form whose button is disabled, and the errors would stay hidden.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isDisabled) form.onSubmit(event);
  };
  return (
    <Form form={form} errorTitle={errorTitle} className={styles.tightForm} onKeyDown={submitOnEnter}>
      <UsernameField email={email} />
      <NewPasswordFields form={form} passwordRef={password} />
      <Button
        type="submit"
        size="lg"
        fullWidth
        disabled={isDisabled}
        busy={form.isSending}
        busyLabel="Setting your password..."
      >
        {submitLabel}
      </Button>
    </Form>
  );
}
