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
   * Groups with the same name are one set of radios to the arrow keys, for example the times of
   * morning and afternoon.
   */
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  /**
   * Cards beside each other on a wide page; phones show tiles two-up and slots three-up, rows
   * always one-up. `fit` has as many slots as there is room for without breaking a short text.
   */
  columns?: 1 | 2 | 3 | 4 | 5 | 'fit';
  /**
   * `row`: media left. `tile`: media on top. `slot`: a short text alone, filled green when chosen.
   */
  layout?: 'row' | 'tile' | 'slot';
  hint?: ReactNode;
  error?: string | undefined;
  /** Where an error summary's link leads. */
  id?: string;
  children: ReactNode;
}

export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden, name, value, onChange, columns = 1, layout = 'row', hint, error, id, children } = props;
  const made = useId();
  const errorId = error ? `${made}-error` : undefined;
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className={styles.group} aria-describedby={errorId}>
      <legend className={legendHidden ? 'visually-hidden' : cx(styles.legend, layout === 'slot' && styles.slotLegend)}>
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
  /** A drawing: a scene, an avatar, an icon. */
  media?: ReactNode;
  /** Stands at the far side: a price, a fee. */
  aside?: ReactNode;
  badge?: ReactNode;
  disabled?: boolean;
}

/**
 * The radio covers its whole card, so that the card is the target and the browser keeps the arrow
 * keys.
 */
export function RadioCard({ value, title, description, media, aside, badge, disabled }: RadioCardProps) {
  const group = use(GroupContext);
  const id = useId();
  if (!group) throw new Error('RadioCard stands inside RadioCards');
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
        aria-describedby={cx(description ? `${id}-more` : null, aside ? `${id}-aside` : null) || undefined}
        onChange={() => group.onChange(value)}
      />
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.text}>
        <label htmlFor={id} className={styles.title}>
          {title}
        </label>
        {badge && <span className={styles.badge}>{badge}</span>}
        {description && (
          <div id={`${id}-more`} className={styles.description}>
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
