import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox-field.module.css';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain links, which don't tick the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({ id, label, hint, error, className, ...input }: CheckboxFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={className}>
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...input}
            id={controlId}
            type="checkbox"
            className={styles.input}
            aria-describedby={cx(hintId, errorId) || undefined}
            aria-invalid={error ? true : undefined}
          />
          <Check aria-hidden="true" className={styles.tick} />
        </span>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage id={errorId} error={error} />
    </div>
  );
}
