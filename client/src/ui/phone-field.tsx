import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { formatTypedPhone, isDigitTooMany, isPhoneTooLong, MAX_PHONE_DIGITS, PHONE_INVALID } from '#shared/uk/phone.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './phone-field.module.css';

type PhoneFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type' | 'prefix'>;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Formats the value before other handlers read it, and keeps the caret after the same digit. */
function formatInPlace(input: HTMLInputElement, previousValue: string) {
  const formatted = formatTypedPhone(input.value, previousValue);
  if (formatted === input.value) return;
  const isAtEnd = input.selectionStart === input.value.length;
  const digitsBefore = countDigits(input.value.slice(0, input.selectionStart ?? 0));
  input.value = formatted;
  let caret = 0;
  while (caret < formatted.length && countDigits(formatted.slice(0, caret)) < digitsBefore) caret += 1;
  const position = isAtEnd ? formatted.length : caret;
  input.setSelectionRange(position, position);
}

/**
 * A UK phone number with a fixed +44, formatted while it is typed: "7723 123456" (REG-06, C-57).
 * One with a digit too many is refused at once, and a key that would add one adds nothing: without
 * the digit it would be another person's.
 */
export function PhoneField({ id, label, hint, error, optional, className, onChange, ...input }: PhoneFieldProps) {
  const [note, setNote] = useState('');
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // If the input is uncontrolled, the previous value is unknown.
    const previous = String(input.value ?? '');
    const isRefused = isDigitTooMany(event.target.value, previous);
    formatInPlace(event.target, previous);
    if (isRefused)
      setNote(
        `A UK phone number has at most ${MAX_PHONE_DIGITS} digits after +44: the last one you typed wasn’t added.`,
      );
    else if (event.target.value !== previous) setNote('');
    return onChange?.(event);
  };
  const tooLong = isPhoneTooLong(String(input.value ?? '')) ? PHONE_INVALID : undefined;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? tooLong}
      optional={optional}
      className={className}
      note={note}
    >
      {(controlProps) => (
        <span className={styles.frame}>
          <span className={styles.prefix} aria-hidden="true">
            +44
          </span>
          <input
            autoComplete="tel-national"
            inputMode="tel"
            {...input}
            {...controlProps}
            type="tel"
            onChange={handleChange}
            className={cx(control.control, styles.input)}
          />
        </span>
      )}
    </Field>
  );
}
