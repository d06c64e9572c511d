import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { codePlaces, digitsIn, withDigits, withoutDigit } from '~/lib/one-time-code.ts';
import styles from './code-field.module.css';
import control from './control.module.css';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';

interface CodeFieldProps {
  legend: string;
  hint?: string;
  error?: string | undefined;
  /** As in `~/lib/one-time-code.ts`: blanks stand for places that are not filled. */
  value: string;
  onChange: (code: string) => void;
  /** The keyboard has left all six boxes. */
  onLeave?: () => void;
  /** The first box, to put the focus on. */
  first?: RefObject<HTMLInputElement | null>;
}

/**
 * Six boxes of one digit each: typing moves on, Backspace moves back, a whole code may be pasted or
 * filled in from a text message, and anything but digits is left out (AUTH-16, REG-17, JOIN-36). A
 * screen reader hears the legend once, then 'Digit 1 of 6'.
 */
export function CodeField({ legend, hint, error, value, onChange, onLeave, first }: CodeFieldProps) {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const described = cx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  const goTo = (place: number) => boxes.current[Math.min(Math.max(place, 0), codePlaces.length - 1)]?.focus();

  const put = (place: number, digits: string) => {
    const next = withDigits(value, place, digits);
    onChange(next);
    goTo(digits.length >= codePlaces.length ? codePlaces.length - 1 : place + digits.length);
  };

  const type = (place: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = digitsIn(event.target.value);
    const before = value[place] ?? ' ';
    // The box may hold its old digit beside the new one; a code that a phone fills in comes as a
    // whole.
    const added = typed.length === 2 && before !== ' ' ? typed.replace(before, '') : typed;
    if (added) put(place, added);
    else if (event.target.value === '') onChange(withoutDigit(value, place));
  };

  const move = (place: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const isBlank = value[place] === ' ';
    if (event.key === 'Backspace' && isBlank && place > 0) {
      event.preventDefault();
      onChange(withoutDigit(value, place - 1));
      goTo(place - 1);
    } else if (event.key === 'ArrowLeft') {
      event.preventDefault();
      goTo(place - 1);
    } else if (event.key === 'ArrowRight' || event.key === value[place]) {
      // The digit that stands there already changes nothing, so no change tells of it: a code that
      // is typed over must move on all the same.
      event.preventDefault();
      goTo(place + 1);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      goTo(event.key === 'Home' ? 0 : codePlaces.length - 1);
    }
  };

  /**
   * The same for the keyboards of phones, which do not say which key it was. A digit that is
   * another one is a change, and moves on as such.
   */
  const typeSame =
    (place: number) =>
    ({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>) => {
      if (nativeEvent.data === value[place] && currentTarget.value === nativeEvent.data) goTo(place + 1);
    };

  const paste = (place: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const digits = digitsIn(event.clipboardData.getData('text'));
    if (digits) put(place, digits);
  };

  return (
    <fieldset
      className={styles.code}
      aria-describedby={described}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.boxes}>
        {codePlaces.map((place) => (
          <input
            key={place}
            ref={(box) => {
              boxes.current[place] = box;
              if (place === 0 && first) first.current = box;
            }}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={`Digit ${place + 1} of ${codePlaces.length}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={value[place] === ' ' ? '' : value[place]}
            onChange={type(place)}
            onKeyDown={move(place)}
            onInput={typeSame(place)}
            onPaste={paste(place)}
            onFocus={(event) => event.target.select()}
            className={cx(control.control, styles.box)}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  );
}
