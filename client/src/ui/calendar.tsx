import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale';
import { addDays, weekdayOf } from '#shared/london/days.ts';
import { fromLocalDate, toLocalDate } from '~/lib/local-date.ts';
import { Button } from './button.tsx';
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
  week: styles.week,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
};

const FORMATTERS = {
  formatWeekdayName: (day: Date) => day.toLocaleDateString('en-GB', { weekday: 'short' }),
  // A month's first day says so, because days of the next month follow those of this one.
  // Between them is a line break, which only narrow screens show.
  formatDay: (day: Date) =>
    day.getDate() === 1 ? `1\n${day.toLocaleDateString('en-GB', { month: 'short' })}` : String(day.getDate()),
};

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));
const sundayOf = (day: string) => addDays(day, 7 - weekdayOf(day));

/**
 * A calendar that opens at the first week with an available day, so that past weeks don't fill it.
 * Weeks before it that can be selected are shown on request. The weeks after the month fill it up:
 * on the last days of a month it would otherwise be almost empty. Days are YYYY-MM-DD, so that no
 * time zone can move them.
 */
export function Calendar({ from, to, selected, available, onSelect, label }: CalendarProps) {
  const [showsEarlier, setShowsEarlier] = useState(false);
  const [initiallySelected] = useState(selected);
  // Undefined until another month is opened.
  const [openedMonth, setOpenedMonth] = useState<Date>();
  const firstAvailable = [...available].sort().find((day) => day >= from && day <= to) ?? from;
  const opensAt = selected && selected < firstAvailable ? selected : firstAvailable;
  const hasEarlier = !showsEarlier && mondayOf(opensAt) > from;
  const firstShown = mondayOf(showsEarlier ? from : opensAt);
  const first = toLocalDate(from);
  const last = toLocalDate(to);
  const firstEnabled = toLocalDate(firstShown > from ? firstShown : from);
  const showEarlier = () => {
    setShowsEarlier(true);
    setOpenedMonth(first);
  };
  return (
    <section aria-label={label}>
      {hasEarlier && (
        <Button variant="ghost" className={styles.earlier} onClick={showEarlier}>
          Show earlier days
        </Button>
      )}
      <DayPicker
        mode="single"
        required
        locale={enGB}
        weekStartsOn={1}
        startMonth={hasEarlier ? toLocalDate(firstShown) : first}
        endMonth={last}
        month={openedMonth ?? toLocalDate(initiallySelected ?? opensAt)}
        onMonthChange={setOpenedMonth}
        showOutsideDays
        fixedWeeks
        today={first}
        selected={selected ? toLocalDate(selected) : undefined}
        onSelect={(day) => onSelect(fromLocalDate(day))}
        disabled={[{ before: first }, { after: last }]}
        hidden={[{ before: toLocalDate(firstShown) }, { after: toLocalDate(sundayOf(to)) }]}
        modifiers={{
          available: (day) => available.has(fromLocalDate(day)),
          firstOfMonth: (day) => day.getDate() === 1,
        }}
        modifiersClassNames={{ available: styles.available ?? '', firstOfMonth: styles.firstOfMonth ?? '' }}
        // Keys that move the focus stop at these days, not at a month's end that can't be selected.
        dateLib={{
          min: (days) => new Date(Math.min(...days.map(Number), last.getTime())),
          max: (days) => new Date(Math.max(...days.map(Number), firstEnabled.getTime())),
        }}
        formatters={FORMATTERS}
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
