import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** A native select, which works best on phones. Its children are `<option>`s. */
export function SelectField({ id, label, hint, error, optional, className, children, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(controlProps) => (
        <span className={styles.frame}>
          <select {...select} {...controlProps} className={cx(control.control, styles.select)}>
            {children}
          </select>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
