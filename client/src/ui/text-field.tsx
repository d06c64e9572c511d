import type { ComponentProps } from 'react';
import control from './control.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

/**
 * A one-line text input with its label; takes `ref` and every input attribute. `className` goes to
 * the whole field.
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
    <Field {...{ id, label, hint, error, optional, count, className }}>
      {(wiring) => <input {...input} {...wiring} type={type} className={control.control} />}
    </Field>
  );
}
