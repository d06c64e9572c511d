import type { ChangeEvent, ComponentProps } from 'react';
import { formatTypedPhone } from '#shared/uk/phone.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './phone-field.module.css';

type PhoneFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type' | 'prefix'>;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Rewrites the input in place before anyone else reads it, and keeps the caret after the digit it
 * was after.
 */
function formatInPlace(input: HTMLInputElement, held: string) {
  const formatted = formatTypedPhone(input.value, held);
  if (formatted === input.value) return;
  const atEnd = input.selectionStart === input.value.length;
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? 0));
  input.value = formatted;
  let caret = 0;
  while (caret < formatted.length && digitsIn(formatted.slice(0, caret)) < before) caret += 1;
  const place = atEnd ? formatted.length : caret;
  input.setSelectionRange(place, place);
}

/**
 * A UK phone number after a fixed +44, formatted while it is typed: "7723 123456" (REG-06,
 * C-57).
 */
export function PhoneField({ id, label, hint, error, optional, className, onChange, ...input }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // Of a value that no one holds, what it was is not known.
    formatInPlace(event.target, String(input.value ?? ''));
    return onChange?.(event);
  };
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      {(wiring) => (
        <span className={styles.frame}>
          <span className={styles.prefix} aria-hidden="true">
            +44
          </span>
          <input
            autoComplete="tel-national"
            inputMode="tel"
            {...input}
            {...wiring}
            type="tel"
            onChange={change}
            className={cx(control.control, styles.input)}
          />
        </span>
      )}
    </Field>
  );
}
