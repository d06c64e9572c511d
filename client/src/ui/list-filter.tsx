import { Search } from 'lucide-react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { ChipButton } from './chip.tsx';
import control from './control.module.css';
import { cx } from './cx.ts';
import styles from './list-filter.module.css';

interface ListFilterProps<Choice> {
  /** What can be shown, each with its name and how many it would show. Null: all. */
  choices: readonly { value: Choice | null; label: string; count: number }[];
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** What the search is called, and what it looks in. */
  searchLabel: string;
  searchIn: string;
  text: string;
  onType: (text: string) => void;
}

/** Above a list: which of it is shown, by status and by free text. */
export function ListFilter<Choice extends string>(props: ListFilterProps<Choice>) {
  const { choices, chosen, onChoose, searchLabel, searchIn, text, onType } = props;
  return (
    <search className={styles.filter}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Status</legend>
        {choices.map(({ value, label, count }) => (
          <ChipButton key={value} pressed={value === chosen} onClick={() => onChoose(value)}>
            {label}
            <span className={styles.count}>{count}</span>
          </ChipButton>
        ))}
      </fieldset>
      <div className={styles.search}>
        <Search aria-hidden className={styles.icon} />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchIn}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={TEXT_LIMITS.search}
          value={text}
          onChange={(event) => onType(event.target.value)}
          className={cx(control.control, styles.input)}
        />
      </div>
    </search>
  );
}
