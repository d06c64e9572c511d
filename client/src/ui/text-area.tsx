import type { ComponentProps } from 'react';
import { unusableCharacterMessage } from '#shared/plain-text.ts';
import { cleaning } from './clean-input.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-area.module.css';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

/** A text area that grows with its content if the browser supports it. */
export function TextArea({ id, label, hint, error, optional, count, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? unusableCharacterMessage(String(area.value ?? ''))}
      optional={optional}
      count={count}
      className={className}
    >
      {(controlProps) => (
        <textarea
          dir="auto"
          {...area}
          {...cleaning(area)}
          {...controlProps}
          rows={rows}
          className={cx(control.control, styles.area)}
        />
      )}
    </Field>
  );
}
