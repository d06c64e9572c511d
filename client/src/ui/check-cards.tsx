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
  /** Cards beside each other on a wide page; phones show one. */
  columns?: 1 | 2 | 3;
  /** Where an error summary's link leads. */
  id: string;
  /** `CheckCard`s. */
  children: ReactNode;
}

/** Cards of which any number may be ticked. */
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
  /** A drawing: an icon, a scene. */
  media?: ReactNode;
}

/** The checkbox covers its whole card, so that the card is the target. */
export function CheckCard({ checked, onChange, title, description, media }: CheckCardProps) {
  const id = useId();
  return (
    <div className={cards.card}>
      <input
        type="checkbox"
        id={id}
        className={cards.input}
        checked={checked}
        aria-describedby={description ? `${id}-more` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {media && <div className={cards.media}>{media}</div>}
      <div className={cards.text}>
        <label htmlFor={id} className={cards.title}>
          {title}
        </label>
        {description && (
          <div id={`${id}-more`} className={cards.description}>
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

/** The names after one of them was ticked or unticked; in the order in which they were ticked. */
export function toggled(names: readonly string[], name: string, isOn: boolean): string[] {
  const others = names.filter((one) => one !== name);
  return isOn ? [...others, name] : others;
}
