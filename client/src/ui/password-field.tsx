import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './password-field.module.css';

declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** How a generated password must be, in Apple’s format. */
    passwordrules?: string | undefined;
  }
}

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/** A password field with a button that shows or hides the password. */
export function PasswordField({ id, label, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(controlProps) => (
        <span className={styles.frame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...controlProps}
            type={isVisible ? 'text' : 'password'}
            className={cx(control.control, styles.input)}
          />
          <IconButton
            label={isVisible ? 'Hide password' : 'Show password'}
            icon={isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setIsVisible(!isVisible)}
            className={styles.toggle}
          />
        </span>
      )}
    </Field>
  );
}
