import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form } from '~/forms/form.tsx';
import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { emptyPassword, passwordErrorOnLeave, passwordErrors } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './new-password-form.module.css';
import { UsernameField } from './username-field.tsx';

interface NewPasswordFormProps {
  /** Whose password it is. */
  email: string;
  /** Sets the password; null where the page itself says why it was not set. */
  send: (password: string) => Promise<MutationResult<unknown> | null>;
  messages: SubmissionMessages;
  errorTitle: string;
  action: string;
  busyLabel: string;
  /**
   * The action is enabled only when the password can be set (AUTH-25); otherwise pressing it says
   * what is missing.
   */
  waitsUntilReady?: boolean;
}

const ID = 'new';

/**
 * Sets a password after an address has been proved (AUTH-21, REG-24). What was typed stays through
 * every failure.
 */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, send, messages, errorTitle, action, busyLabel, waitsUntilReady = false } = props;
  const [values, setValues] = useState(emptyPassword);
  const first = useRef<HTMLInputElement>(null);
  const form = useForm({
    id: ID,
    values,
    change: (change) => setValues({ ...values, ...change }),
    validate: (value) => passwordErrors(ID, value),
    validateOnBlur: passwordErrorOnLeave(ID),
    send: ({ password }) => send(password),
    messages,
  });
  const isDisabled = waitsUntilReady && passwordErrors(ID, values).length > 0;
  useEffect(() => first.current?.focus(), []);
  // A disabled button takes no Enter, which would leave somebody pressing it without an answer.
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isDisabled) form.onSubmit(event);
  };
  return (
    <Form form={form} errorTitle={errorTitle} className={styles.form} onKeyDown={submitByEnter}>
      <UsernameField email={email} />
      <NewPasswordFields form={form} first={first} />
      <Button type="submit" size="lg" fullWidth disabled={isDisabled} busy={form.isSending} busyLabel={busyLabel}>
        {action}
      </Button>
    </Form>
  );
}
