import { type FormEvent, useState } from 'react';
import { CONFIRMATION_ID, PASSWORD_ID } from '~/features/passwords/new-password.ts';
import { PasswordStrength } from '~/features/passwords/password-strength.tsx';
import { session } from '~/features/session/session.ts';
import { type ActProblem, messageAt } from '~/graphql/problems.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { NeedsLogin } from './needs-login.tsx';
import { CURRENT_ID, changeProblems, leftProblem, type PasswordChange } from './password-change.ts';
import styles from './personal-information.module.css';
import { CHANGED, useChangePassword } from './use-change-password.ts';

const empty: PasswordChange = { current: '', password: '', confirmation: '' };

/** Changes the password (PROF-15..20). What is typed stays through every failure, and is kept nowhere. */
export function SecurityPanel({ email }: { email: string }) {
  const [value, setValue] = useState(empty);
  const [problems, setProblems] = useState<readonly ActProblem[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  /** Fields that have been changed since: what was said of them no longer stands there, while the list above stays as it was read. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState<'changed' | 'needs login' | null>(null);
  const [isSending, setIsSending] = useState(false);
  const change = useChangePassword();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setAttempt(attempt + 1);
    setMended([]);
    const isOut = session.current() === null;
    setSaid(isOut ? 'needs login' : null);
    if (isOut) return setProblems([]);
    const found = changeProblems(value);
    setProblems(found);
    if (found.length > 0) return;
    setIsSending(true);
    const { current, password, confirmation } = value;
    const refused = await change({ currentPassword: current, newPassword: password, confirmPassword: confirmation });
    setIsSending(false);
    setProblems(refused);
    if (refused.length > 0) return;
    setSaid('changed');
    setValue(empty);
    setLeft([]);
  };

  const field = (name: keyof PasswordChange, id: string) => ({
    id,
    value: value[name],
    error:
      (mended.includes(id) ? undefined : messageAt(problems, id)) ??
      (left.includes(id) ? leftProblem(value, id) : undefined),
    readOnly: isSending,
    onBlur: () => setLeft([...left, id]),
    onChange: ({ target }: { target: { value: string } }) => {
      setMended([...mended, id]);
      setValue({ ...value, [name]: target.value });
    },
  });

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>Security</h2>
      </div>
      {said === 'changed' && (
        <Notice key={attempt} tone="success" title={CHANGED} takesFocus>
          You stay logged in here. Everywhere else you have to log in again, with the new password.
        </Notice>
      )}
      {said === 'needs login' && <NeedsLogin key={attempt}>You need to log in to change your password</NeedsLogin>}
      <form noValidate method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary title="Your password is not changed yet" errors={problems} attempt={attempt} />
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
        <PasswordField {...field('current', CURRENT_ID)} label="Current password" autoComplete="current-password" />
        <PasswordField {...field('password', PASSWORD_ID)} label="New password" autoComplete="new-password" />
        <PasswordStrength password={value.password} />
        <PasswordField
          {...field('confirmation', CONFIRMATION_ID)}
          label="Confirm new password"
          autoComplete="new-password"
          className={styles.confirmation}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isSending} busyLabel="Changing...">
            Change Password
          </Button>
        </div>
      </form>
    </div>
  );
}
