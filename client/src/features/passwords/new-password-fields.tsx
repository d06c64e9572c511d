import { type RefObject, useState } from 'react';
import { PasswordField } from '~/ui/password-field.tsx';
import { CONFIRMATION_ID, type NewPassword, PASSWORD_ID, passwordProblems } from './new-password.ts';
import styles from './new-password-fields.module.css';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** Says everything that is wrong at once: somebody has tried to go on. */
  isTried?: boolean;
  /** What the server says of this very password, which meets the rules. */
  refusal?: string | undefined;
  labels?: { password: string; confirmation: string };
  first?: RefObject<HTMLInputElement | null>;
}

const LABELS = { password: 'New password', confirmation: 'Confirm password' };

/** Both entries of a new password, with the rules as a live list and the strength in words. A mistake shows on leaving its field (C-88). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onChange, isTried = false, refusal, labels = LABELS, first } = props;
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const problems = passwordProblems(value);
  const errorOf = (field: keyof NewPassword, id: string) => {
    const isDue = isTried || (left[field] && value[field] !== '');
    return isDue ? problems.find(({ fieldId }) => fieldId === id)?.message : undefined;
  };
  return (
    <div>
      <PasswordField
        id={PASSWORD_ID}
        ref={first}
        label={labels.password}
        autoComplete="new-password"
        value={value.password}
        error={errorOf('password', PASSWORD_ID) ?? refusal}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        onBlur={() => setLeft({ ...left, password: true })}
      />
      <div className={styles.strength}>
        <PasswordStrength password={value.password} />
      </div>
      <PasswordField
        id={CONFIRMATION_ID}
        label={labels.confirmation}
        autoComplete="new-password"
        value={value.confirmation}
        error={errorOf('confirmation', CONFIRMATION_ID)}
        onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
        onBlur={() => setLeft({ ...left, confirmation: true })}
      />
    </div>
  );
}
