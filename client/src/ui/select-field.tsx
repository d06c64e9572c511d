import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** The browser's own select, with `<option>`s as children: it is the best one on every phone. */
export function SelectField({ id, label, hint, error, optional, className, children, ...select }: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => (
        <span className={styles.frame}>
          <select {...select} {...wiring} className={cx(control.control, styles.select)}>
            {children}
          </select>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
