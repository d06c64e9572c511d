import type { ComponentProps } from 'react';
import { formatPlate } from '#shared/uk/plate.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';
import styles from './number-plate-field.module.css';

type NumberPlateFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/** An input that looks like a UK number plate. On blur, 'fn19ktr' becomes 'FN19 KTR'. */
export function NumberPlateField({ id, label, hint, error, optional, className, ...input }: NumberPlateFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(controlProps) => (
        <span className={styles.frame}>
          <span className={styles.flag} aria-hidden="true">
            UK
          </span>
          <FormattedInput
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={20}
            {...input}
            {...controlProps}
            format={formatPlate}
            className={cx(control.control, styles.plate)}
          />
        </span>
      )}
    </Field>
  );
}
