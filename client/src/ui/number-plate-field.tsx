import type { ComponentProps } from 'react';
import { formatPlate } from '#shared/uk/plate.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';
import styles from './number-plate-field.module.css';

type NumberPlateFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/**
 * A number plate to type on: yellow, capitals, with the UK band; 'fn19ktr' becomes 'FN19 KTR' when
 * the field is left.
 */
export function NumberPlateField({ id, label, hint, error, optional, className, ...input }: NumberPlateFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => (
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
            {...wiring}
            tidy={formatPlate}
            className={cx(control.control, styles.plate)}
          />
        </span>
      )}
    </Field>
  );
}
