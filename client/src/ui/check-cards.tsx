import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './check-cards.module.css';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';
import cards from './radio-cards.module.css';

interface CheckCardsProps {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The number of columns on wide pages; phones have one. */
  columns?: 1 | 2 | 3;
  /** The target of an error summary's link. */
  id: string;
  /** `CheckCard`s. */
  children: ReactNode;
}

/** A group of cards with checkboxes. */
export function CheckCards({ legend, legendHidden, hint, error, columns = 2, id, children }: CheckCardsProps) {
  const describedBy = cx(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} data-invalid={error ? '' : undefined}>
      <legend className={legendHidden ? 'visually-hidden' : cards.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={cards.hint}>
          {hint}
        </p>
      )}
      <div className={cards.cards} data-columns={columns}>
        {children}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface CheckCardProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** An icon or an illustration. */
  media?: ReactNode;
}

/** The checkbox covers the whole card, so that all of it can be clicked. */
export function CheckCard({ checked, onChange, title, description, media }: CheckCardProps) {
  const id = useId();
  return (
    <div className={cards.card}>
      <input
        type="checkbox"
        id={id}
        className={cards.input}
        checked={checked}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {media && <div className={cards.media}>{media}</div>}
      <div className={cards.text}>
        <label htmlFor={id} className={cards.title}>
          {title}
        </label>
        {description && (
          <div id={`${id}-description`} className={cards.description}>
            {description}
          </div>
        )}
      </div>
      <span className={styles.mark} aria-hidden="true">
        <Check />
      </span>
    </div>
  );
}

/** Adds a name to the end of the list, or removes it. */
export function toggled(names: readonly string[], name: string, isChecked: boolean): string[] {
  const others = names.filter((other) => other !== name);
  return isChecked ? [...others, name] : others;
}
