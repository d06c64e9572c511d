import type { ComponentProps } from 'react';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './plate-field.module.css';

type PlateFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/** A number plate to type on: yellow, capitals, with the UK band. What is typed is kept as typed; the caller tidies it. */
export function PlateField({ id, label, hint, error, optional, className, ...input }: PlateFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => (
        <span className={styles.frame}>
          <span className={styles.flag} aria-hidden="true">
            UK
          </span>
          <input
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={12}
            {...input}
            {...wiring}
            type="text"
            className={cx(control.control, styles.plate)}
          />
        </span>
      )}
    </Field>
  );
}
