import { type FormEvent, type ReactNode, useState } from 'react';
import { type ActProblem, messageAt } from '~/graphql/problems.ts';
import { isEmail } from '~/lib/email.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './code-form.module.css';
import { INVALID_EMAIL } from './code-texts.ts';

const CODE_EMAIL_ID = 'code-email';

/** The control of the act's field, for what the server says of the address itself. */
export const emailControls: Readonly<Record<string, string>> = { email: CODE_EMAIL_ID };

interface EmailFormProps {
  value: string;
  onChange: (email: string) => void;
  /** Sends a code to the address, tidied. What went wrong; nothing when it is on its way. */
  send: (email: string) => Promise<readonly ActProblem[]>;
  /** Above what went wrong. */
  errorTitle: string;
  hint?: ReactNode;
}

/** Asks for an address and sends a code to it (AUTH-14, REG-22). The stage that follows is the caller's. */
export function EmailForm({ value, onChange, send, errorTitle, hint }: EmailFormProps) {
  const [problems, setProblems] = useState<readonly ActProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState('');
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const email = value.trim();
    setAttempt(attempt + 1);
    setTried(value);
    if (!isEmail(email)) {
      setProblems([{ message: INVALID_EMAIL, fieldId: CODE_EMAIL_ID }]);
      return;
    }
    setIsSending(true);
    setProblems(await send(email));
    setIsSending(false);
  };

  return (
    <form noValidate method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={errorTitle} errors={problems} attempt={attempt} />
      <TextField
        id={CODE_EMAIL_ID}
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        hint={hint}
        value={value}
        error={value === tried ? messageAt(problems, CODE_EMAIL_ID) : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" size="lg" fullWidth busy={isSending} busyLabel="Sending...">
        Send verification code
      </Button>
    </form>
  );
}
