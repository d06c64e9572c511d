import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';
import { fromLocalDate, toLocalDate } from '~/lib/local-date.ts';
import styles from './calendar.module.css';

interface CalendarProps {
  /** The first and last day that can be selected, as YYYY-MM-DD. */
  from: string;
  to: string;
  selected?: string | null | undefined;
  /** Days known to have free times, which are marked. Others can be selected too (C-15). */
  available: ReadonlySet<string>;
  onSelect: (day: string) => void;
  label: string;
}

const DAY_LABEL = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const CLASSES = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.title,
  nav: styles.nav,
  button_previous: styles.navButton,
  button_next: styles.navButton,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
};

/** A calendar of one month. Days are YYYY-MM-DD, so that no time zone can move them. */
export function Calendar({ from, to, selected, available, onSelect, label }: CalendarProps) {
  const first = toLocalDate(from);
  const last = toLocalDate(to);
  const selectedDate = selected ? toLocalDate(selected) : undefined;
  return (
    <section aria-label={label}>
      <DayPicker
        mode="single"
        required
        locale={enGB}
        weekStartsOn={1}
        startMonth={first}
        endMonth={last}
        defaultMonth={selectedDate ?? first}
        today={first}
        selected={selectedDate}
        onSelect={(day) => onSelect(fromLocalDate(day))}
        disabled={[{ before: first }, { after: last }]}
        modifiers={{ available: (day) => available.has(fromLocalDate(day)) }}
        modifiersClassNames={{ available: styles.available ?? '' }}
        formatters={{ formatWeekdayName: (day) => day.toLocaleDateString('en-GB', { weekday: 'short' }) }}
        labels={{
          labelDayButton: (day, { available: isAvailable, today, selected: isSelected }) =>
            [DAY_LABEL.format(day), today && 'today', isAvailable && 'available', isSelected && 'selected']
              .filter(Boolean)
              .join(', '),
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
        }}
        classNames={CLASSES}
      />
    </section>
  );
}
