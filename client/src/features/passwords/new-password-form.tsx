import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ActProblem, messageAt } from '~/graphql/problems.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { emptyPassword, isPasswordReady, PASSWORD_ID, passwordProblems } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './new-password-form.module.css';

interface NewPasswordFormProps {
  /** Whose password it is: password managers keep it with that. */
  email: string;
  /** Sets the password. What went wrong; nothing when it is set. */
  send: (password: string) => Promise<readonly ActProblem[]>;
  errorTitle: string;
  action: string;
  busyLabel: string;
  /** The action is enabled only when the password can be set (AUTH-25); otherwise pressing it says what is missing. */
  waitsUntilReady?: boolean;
}

/** Sets a password after an address has been proved (AUTH-21, REG-24). What was typed stays through every failure. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, send, errorTitle, action, busyLabel, waitsUntilReady = false } = props;
  const [value, setValue] = useState(emptyPassword);
  const [isTried, setIsTried] = useState(false);
  const [problems, setProblems] = useState<readonly ActProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState('');
  const [isSending, setIsSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const isReady = isPasswordReady(value);

  useEffect(() => first.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsTried(true);
    setAttempt(attempt + 1);
    if (!isReady) {
      setProblems(passwordProblems(value));
      return;
    }
    setIsSending(true);
    setSent(value.password);
    setProblems(await send(value.password));
    setIsSending(false);
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event: KeyboardEvent) => {
        // A disabled button takes no Enter, which would leave somebody pressing it without a word.
        if (event.key === 'Enter' && waitsUntilReady && !isReady) setIsTried(true);
      }}
    >
      <ErrorSummary title={errorTitle} errors={problems} attempt={attempt} />
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="visually-hidden"
      />
      <NewPasswordFields
        value={value}
        isTried={isTried}
        refusal={value.password === sent ? messageAt(problems, PASSWORD_ID) : undefined}
        first={first}
        onChange={setValue}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        disabled={waitsUntilReady && !isReady}
        busy={isSending}
        busyLabel={busyLabel}
      >
        {action}
      </Button>
    </form>
  );
}
