import { createContext, type ReactNode, use, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import { cx } from './cx.ts';
import styles from './radio-cards.module.css';

interface Group {
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  isInvalid: boolean;
}

const GroupContext = createContext<Group | null>(null);

interface RadioCardsProps extends ChoiceGroupProps {
  /**
   * The arrow keys move through all groups with the same name, for example the times of the morning
   * and the afternoon.
   */
  name: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  /**
   * The number of columns on wide pages. Compact cards without it have as many as fit with a time
   * such as 10:00 AM in one line; with `fit` narrower ones.
   */
  columns?: 1 | 2 | 'fit';
  /** `row`: media on the left. `compact`: only a short text. */
  layout?: 'row' | 'compact';
}

export function RadioCards(props: RadioCardsProps) {
  const { name, value, onChange, columns = 1, layout = 'row', children, ...group } = props;
  return (
    <ChoiceGroup {...group} keepsErrorLine={false} small={layout === 'compact'}>
      <div className={cx(styles.cards, styles[layout])} data-columns={columns}>
        <GroupContext value={{ name, value, onChange, isInvalid: Boolean(group.error) }}>{children}</GroupContext>
      </div>
    </ChoiceGroup>
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
  /** A button or link of its own, which doesn't choose the card. */
  action?: ReactNode;
  disabled?: boolean;
}

/** The radio covers the whole card, so that all of it can be clicked and the arrow keys work. */
export function RadioCard({ value, title, description, media, aside, badge, action, disabled }: RadioCardProps) {
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
        aria-invalid={group.isInvalid || undefined}
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
        {action && <div className={styles.action}>{action}</div>}
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
