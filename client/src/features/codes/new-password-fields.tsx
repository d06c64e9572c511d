import { Check, Circle } from 'lucide-react';
import type { RefObject } from 'react';
import { PASSWORD_RULES, passwordRules, passwordStrength } from '#shared/password-rules.ts';
import { fieldIdOf, messageAt, type Validator } from '~/forms/validation.ts';
import { lazyModule, useModule } from '~/lib/lazy-module.ts';
import { cx } from '~/ui/cx.ts';
import { PasswordField } from '~/ui/password-field.tsx';
import styles from './new-password-fields.module.css';

/** A new password, typed twice. */
export const emptyPassword = { password: '', confirmation: '' };

export type NewPassword = typeof emptyPassword;

/** The error to show when a field is left (C-88). */
export function passwordErrorOnBlur<Values extends NewPassword>(formId: string, validate: Validator<Values>) {
  return (values: Values, part: string) =>
    part in emptyPassword ? messageAt(validate(values), fieldIdOf(formId, part)) : undefined;
}

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
  label?: string;
  passwordRef?: RefObject<HTMLInputElement | null>;
}

/** A new password, its confirmation, the rules that it meets and its strength. */
export function NewPasswordFields({ form, label = 'New password', passwordRef }: NewPasswordFieldsProps) {
  return (
    <div>
      <PasswordField
        {...form.text('password')}
        ref={passwordRef}
        label={label}
        autoComplete="new-password"
        passwordrules={PASSWORD_RULES}
      />
      <div className={styles.inForm}>
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordField
        {...form.text('confirmation')}
        label="Confirm password"
        autoComplete="new-password"
        passwordrules={PASSWORD_RULES}
      />
    </div>
  );
}

// Without it, a common password is refused when it is sent.
const commonPasswords = lazyModule(() => import('#shared/common-passwords.ts'));

/** The five rules, which of them are met, and the strength as text and bar (AUTH-23, REG-08). */
export function PasswordStrength({ password }: { password: string }) {
  const common = useModule(commonPasswords, password !== '');
  const { points, label, isTooCommon } = passwordStrength(password, common?.isCommonPassword(password) ?? false);
  return (
    <div className={styles.strength}>
      <div className={styles.head}>
        <p>Your password needs</p>
        <p role="status" className={styles.label} data-strength={label}>
          {password !== '' && (
            <>
              <span className="visually-hidden">Strength: </span>
              {label}
              {isTooCommon && ': too common'}
            </>
          )}
        </p>
      </div>
      <div aria-hidden="true" className={styles.track} data-strength={label}>
        <div className={styles.bar} style={{ width: `${points}%` }} />
      </div>
      <ul className={styles.rules}>
        {passwordRules.map(({ id, label, isMet }) => {
          const met = isMet(password);
          return (
            <li key={id} className={cx(styles.rule, met && styles.met)}>
              {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
              {label}
              <span className="visually-hidden">{met ? ', met' : ', not met yet'}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** An invisible field that tells password managers whose password is being set. */
export function UsernameField({ email }: { email: string }) {
  return (
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
  );
}
