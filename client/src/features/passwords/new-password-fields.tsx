import type { RefObject } from 'react';
import { PasswordField } from '~/ui/password-field.tsx';
import type { NewPassword } from './new-password.ts';
import styles from './new-password-form.module.css';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldsProps {
  form: {
    values: NewPassword;
    text(part: keyof NewPassword): {
      id: string;
      name: string;
      value: string;
      error: string | undefined;
      readOnly: boolean;
      onChange: (event: { target: { value: string } }) => void;
      onBlur: () => void;
    };
  };
  labels?: { password: string; confirmation: string };
  passwordRef?: RefObject<HTMLInputElement | null>;
}

const LABELS = { password: 'New password', confirmation: 'Confirm password' };

/** A new password, its confirmation, the rules that it meets and its strength. */
export function NewPasswordFields({ form, labels = LABELS, passwordRef }: NewPasswordFieldsProps) {
  return (
    <div>
      <PasswordField {...form.text('password')} ref={passwordRef} label={labels.password} autoComplete="new-password" />
      <div className={styles.strength}>
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordField {...form.text('confirmation')} label={labels.confirmation} autoComplete="new-password" />
    </div>
  );
}
