import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form } from '~/forms/form.tsx';
import type { SubmissionMessages } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';
import { Button } from '~/ui/button.tsx';
import { emptyPassword, newPasswordSchema, passwordErrorOnBlur } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './new-password-form.module.css';
import { UsernameField } from './username-field.tsx';

export interface NewPasswordFormProps {
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

/** Sets a password for a verified address (AUTH-21, REG-24). A failure keeps what was typed. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, send, messages, errorTitle, submitLabel, disabledUntilValid = false } = props;
  const [values, setValues] = useState(emptyPassword);
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    id: ID,
    values,
    change: (change) => setValues({ ...values, ...change }),
    validate: schemaValidator(ID, newPasswordSchema),
    validateOnBlur: passwordErrorOnBlur(ID),
    send: (value) => send(value.password),
    messages,
  });
  const isDisabled = disabledUntilValid && !newPasswordSchema.safeParse(values).success;
  useEffect(() => password.current?.focus(), []);
  // Enter doesn't submit a form whose button is disabled, and the errors would stay hidden.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isDisabled) form.onSubmit(event);
  };
  return (
    <Form form={form} errorTitle={errorTitle} className={styles.form} onKeyDown={submitOnEnter}>
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
