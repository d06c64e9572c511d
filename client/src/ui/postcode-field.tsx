import type { ComponentProps } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatPostcode } from '#shared/uk/postcode.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';
import styles from './postcode-field.module.css';

type PostcodeFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/**
 * A UK postcode, in capitals; 'le16xh' becomes 'LE1 6XH' when the field is left. Whether it is one
 * is for the form to say.
 */
export function PostcodeField({ id, label, hint, error, optional, className, ...input }: PostcodeFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => (
        <FormattedInput
          autoComplete="postal-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={TEXT_LIMITS.address.postcode}
          {...input}
          {...wiring}
          tidy={formatPostcode}
          className={cx(control.control, styles.postcode)}
        />
      )}
    </Field>
  );
}
