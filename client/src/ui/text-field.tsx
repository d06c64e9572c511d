import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

/**
 * A text input with its label. Accepts `ref` and all input attributes; `className` is the field's.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  count,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} count={count} className={className}>
      {(controlProps) => (
        <input
          // Emails, numbers and the like are written from left to right in every language.
          dir={type === 'text' ? 'auto' : undefined}
          {...input}
          {...controlProps}
          type={type}
          className={control.control}
        />
      )}
    </Field>
  );
}
