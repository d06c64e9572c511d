import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';
import { isoDate, localDate } from '~/lib/london-dates.ts';
import styles from './calendar.module.css';

interface CalendarProps {
  /** First and last day that may be picked, YYYY-MM-DD. */
  from: string;
  to: string;
  selected?: string | null | undefined;
  /**
   * Days known to have a free time; they are marked. Others of the window may be picked too (C-15).
   */
  available: ReadonlySet<string>;
  onSelect: (isoDate: string) => void;
  label: string;
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const CLASSES = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.title,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
};

/** One month, Monday first. Days are YYYY-MM-DD throughout, so that no time zone can move them. */
export function Calendar({ from, to, selected, available, onSelect, label }: CalendarProps) {
  const first = localDate(from);
  const last = localDate(to);
  const chosen = selected ? localDate(selected) : undefined;
  return (
    <section aria-label={label}>
      <DayPicker
        mode="single"
        required
        locale={enGB}
        weekStartsOn={1}
        startMonth={first}
        endMonth={last}
        defaultMonth={chosen ?? first}
        today={first}
        selected={chosen}
        onSelect={(day) => onSelect(isoDate(day))}
        disabled={[{ before: first }, { after: last }]}
        modifiers={{ available: (day) => available.has(isoDate(day)) }}
        modifiersClassNames={{ available: styles.available ?? '' }}
        formatters={{ formatWeekdayName: (day) => day.toLocaleDateString('en-GB', { weekday: 'short' }) }}
        labels={{
          labelDayButton: (day, { available: free, today, selected: picked }) =>
            [DAY.format(day), today && 'today', free && 'available', picked && 'selected'].filter(Boolean).join(', '),
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
        }}
        classNames={CLASSES}
      />
    </section>
  );
}
