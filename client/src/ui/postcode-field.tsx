import type { ComponentProps } from 'react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatPostcode } from '#shared/uk/postcode.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';

type PostcodeFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/** A UK postcode. On blur, 'le16xh' becomes 'LE1 6XH'. The form validates it. */
export function PostcodeField({ id, label, hint, error, optional, className, ...input }: PostcodeFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(controlProps) => (
        <FormattedInput
          autoComplete="postal-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={TEXT_LIMITS.address.postcode}
          {...input}
          {...controlProps}
          format={formatPostcode}
          className={cx(control.control, control.postcode)}
        />
      )}
    </Field>
  );
}
