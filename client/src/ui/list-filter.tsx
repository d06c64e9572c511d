import { Search } from 'lucide-react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { formatCount } from '#shared/quantity.ts';
import { ChipButton } from './chip.tsx';
import { cleaning } from './clean-input.ts';
import control from './control.module.css';
import { cx } from './cx.ts';
import styles from './list-filter.module.css';

interface ListFilterProps<Value> {
  /** The statuses, each with the number of entries it shows. Null means all. */
  options: readonly { value: Value | null; label: string; count: number }[];
  selected: Value | null;
  onSelect: (value: Value | null) => void;
  searchLabel: string;
  /** Names the fields that are searched. */
  searchPlaceholder: string;
  search: string;
  onSearchChange: (search: string) => void;
}

/** Filters a list by status and by text. */
export function ListFilter<Value extends string>(props: ListFilterProps<Value>) {
  const { options, selected, onSelect, searchLabel, searchPlaceholder, search, onSearchChange } = props;
  return (
    <search className={styles.filter}>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">Status</legend>
        {options.map(({ value, label, count }) => (
          <ChipButton key={value} pressed={value === selected} onClick={() => onSelect(value)}>
            {label}
            <span className={styles.count}>{formatCount(count)}</span>
          </ChipButton>
        ))}
      </fieldset>
      <div className={styles.search}>
        <Search aria-hidden className={styles.icon} />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={TEXT_LIMITS.search}
          value={search}
          {...cleaning({ onChange: (event) => onSearchChange(event.target.value) })}
          className={cx(control.control, styles.input)}
        />
      </div>
    </search>
  );
}

/** The number of entries that a status shows, from the server's counts; null means all. */
export function countOf<Value>(counts: readonly { status: Value; count: number }[], choice: Value | null): number {
  const chosen = choice === null ? counts : counts.filter(({ status }) => status === choice);
  return chosen.reduce((sum, { count }) => sum + count, 0);
}
