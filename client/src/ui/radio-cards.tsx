import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';
import styles from './radio-cards.module.css';

interface Group {
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  errorId: string | undefined;
}

const GroupContext = createContext<Group | null>(null);

interface RadioCardsProps {
  legend: ReactNode;
  legendHidden?: boolean;
  /**
   * The arrow keys move through all groups with the same name, for example the times of the morning
   * and the afternoon.
   */
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  /**
   * The number of columns on wide pages. Phones have two columns of tiles, about three compact
   * ones, or one of rows. `fit` has as many compact columns as fit without wrapping a short text.
   */
  columns?: 1 | 2 | 3 | 4 | 5 | 'fit';
  /** `row`: media on the left. `tile`: media on top. `compact`: only a short text. */
  layout?: 'row' | 'tile' | 'compact';
  hint?: ReactNode;
  error?: string | undefined;
  /** The target of an error summary's link. */
  id?: string;
  children: ReactNode;
}

export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden, name, value, onChange, columns = 1, layout = 'row', hint, error, id, children } = props;
  const generatedId = useId();
  const errorId = error ? `${generatedId}-error` : undefined;
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} aria-describedby={errorId}>
      <legend
        className={legendHidden ? 'visually-hidden' : cx(styles.legend, layout === 'compact' && styles.compactLegend)}
      >
        {legend}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={cx(styles.cards, styles[layout])} data-columns={columns}>
        <GroupContext value={{ name, value, onChange, errorId }}>{children}</GroupContext>
      </div>
      {error && <FieldMessage id={errorId} error={error} />}
    </fieldset>
  );
}

interface RadioCardProps {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** An illustration, an avatar or an icon. */
  media?: ReactNode;
  /** At the far side: a price or a fee. */
  aside?: ReactNode;
  badge?: ReactNode;
  disabled?: boolean;
}

/** The radio covers the whole card, so that all of it can be clicked and the arrow keys work. */
export function RadioCard({ value, title, description, media, aside, badge, disabled }: RadioCardProps) {
  const group = use(GroupContext);
  const id = useId();
  if (!group) throw new Error('RadioCard must be inside RadioCards');
  return (
    <div className={styles.card}>
      <input
        type="radio"
        id={id}
        className={styles.input}
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={disabled}
        aria-invalid={group.errorId ? true : undefined}
        aria-describedby={cx(description ? `${id}-description` : null, aside ? `${id}-aside` : null) || undefined}
        onChange={() => group.onChange(value)}
      />
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.text}>
        <label htmlFor={id} className={styles.title}>
          {title}
        </label>
        {badge && <span className={styles.badge}>{badge}</span>}
        {description && (
          <div id={`${id}-description`} className={styles.description}>
            {description}
          </div>
        )}
      </div>
      {aside && (
        <div id={`${id}-aside`} className={styles.aside}>
          {aside}
        </div>
      )}
      <span className={styles.mark} aria-hidden="true" />
    </div>
  );
}
