import type { ComponentProps } from 'react';
import { formatPlate } from '#shared/uk/plate.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './plate-field.module.css';
import { TidiedInput } from './tidied-input.tsx';

type PlateFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/**
 * A number plate to type on: yellow, capitals, with the UK band; 'fn19ktr' becomes 'FN19 KTR' when
 * the field is left.
 */
export function PlateField({ id, label, hint, error, optional, className, ...input }: PlateFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => (
        <span className={styles.frame}>
          <span className={styles.flag} aria-hidden="true">
            UK
          </span>
          <TidiedInput
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
