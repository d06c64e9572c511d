import { type RefObject, useId } from 'react';
import { codePositions } from '~/lib/one-time-code.ts';
import styles from './code-field.module.css';
import control from './control.module.css';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';
import { useCodeInput } from './use-code-input.ts';

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
      className={styles.code}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
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
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
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
