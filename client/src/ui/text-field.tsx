import type { ComponentProps } from 'react';
import { cleanEmail } from '#shared/email.ts';
import { unusableCharacterMessage } from '#shared/plain-text.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children'>;

/**
 * A text input with its label. Accepts `ref` and all input attributes; `className` is the field's.
 * An email is cleaned on blur. A character that can't be used is refused at once.
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
  const unusable = unusableCharacterMessage(String(input.value ?? ''));
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? unusable}
      optional={optional}
      count={count}
      className={className}
    >
      {(controlProps) => (
        <FormattedInput
          // Emails, numbers and the like are written from left to right in every language.
          dir={type === 'text' ? 'auto' : undefined}
          {...input}
          {...controlProps}
          type={type}
          format={type === 'email' ? cleanEmail : unchanged}
          className={control.control}
        />
      )}
    </Field>
  );
}

const unchanged = (typed: string) => typed;
