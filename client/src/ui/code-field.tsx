import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { codePositions, digitsIn, withDigits, withoutDigit } from '~/lib/one-time-code.ts';
import styles from './code-field.module.css';
import control from './control.module.css';
import { cx } from './cx.ts';
import field from './field.module.css';
import { FieldMessage } from './field.tsx';

interface CodeFieldProps {
  legend: string;
  hint?: string;
  error?: string | undefined;
  /** As in `~/lib/one-time-code.ts`: empty boxes are blanks. */
  value: string;
  onChange: (code: string) => void;
  /** Called when the focus leaves all six boxes. */
  onBlur?: () => void;
  /** Lets the parent focus the first box. */
  firstInputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * One box for each digit. Typing moves to the next box and Backspace to the previous one. A
 * whole code can be pasted or autofilled. Other characters are ignored (AUTH-16, REG-17, JOIN-36).
 * Screen readers announce the legend once, then 'Digit 1 of 6'.
 */
export function CodeField({ legend, hint, error, value, onChange, onBlur, firstInputRef }: CodeFieldProps) {
  const id = useId();
  const describedBy = cx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  const inputProps = useCodeInput(value, onChange, firstInputRef);
  return (
    <fieldset
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={field.label}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={styles.boxes}>
        {codePositions.map((position) => (
          <input
            key={position}
            {...inputProps(position)}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="one-time-code"
            aria-label={`Digit ${position + 1} of ${codePositions.length}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={cx(control.control, styles.box)}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  );
}

const LAST = codePositions.length - 1;

/** The behaviour of a code's boxes. Returns a function for the props of the box at a position. */
function useCodeInput(
  code: string,
  onChange: (code: string) => void,
  firstInputRef?: RefObject<HTMLInputElement | null>,
) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (position: number) => inputs.current[Math.min(Math.max(position, 0), LAST)]?.focus();
  const insert = (position: number, digits: string) => {
    onChange(withDigits(code, position, digits));
    focus(digits.length > LAST ? LAST : position + digits.length);
  };

  return (position: number) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[position] = input;
      if (position === 0 && firstInputRef) firstInputRef.current = input;
    },
    value: code[position] === ' ' ? '' : code[position],
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed = digitsIn(target.value);
      const before = code[position] ?? ' ';
      // Two digits are the old and the new one; an autofilled code has six.
      const added = typed.length === 2 && before !== ' ' ? typed.replace(before, '') : typed;
      if (added) insert(position, added);
      else if (target.value === '') onChange(withoutDigit(code, position));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const target = targetOfKey(event.key, position, code[position] ?? ' ');
      if (target === null) return;
      event.preventDefault();
      if (event.key === 'Backspace') onChange(withoutDigit(code, target));
      focus(target);
    },
    // Typing the same digit again doesn't cause a change. `onKeyDown` handles it, but the keyboards
    // of phones don't report which key was pressed.
    onInput: ({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>) => {
      if (nativeEvent.data === code[position] && currentTarget.value === nativeEvent.data) focus(position + 1);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const digits = digitsIn(event.clipboardData.getData('text'));
      if (digits) insert(position, digits);
    },
  });
}

/** The position that a key moves the focus to; null if it keeps its normal behaviour. */
function targetOfKey(key: string, position: number, digit: string): number | null {
  if (key === 'Backspace') return digit === ' ' && position > 0 ? position - 1 : null;
  if (key === 'ArrowLeft') return position - 1;
  if (key === 'ArrowRight' || key === digit) return position + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? LAST : null;
}
