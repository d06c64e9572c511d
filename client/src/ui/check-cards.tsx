import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './check-cards.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import cards from './radio-cards.module.css';

/** A group of `CheckCard`s, in two columns on wide pages. */
export function CheckCards({ children, ...group }: ChoiceGroupProps) {
  return (
    <ChoiceGroup {...group} keepsErrorLine>
      <div className={cards.cards} data-columns={2}>
        {children}
      </div>
    </ChoiceGroup>
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
