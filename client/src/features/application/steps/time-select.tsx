import { formatTime, type Hour } from '~/features/application/hour-ranges.ts';
import control from '~/ui/control.module.css';
import { cx } from '~/ui/cx.ts';
import styles from './hour-ranges-field.module.css';

interface TimeSelectProps {
  label: string;
  hours: readonly Hour[];
  /** Which time of an hour is shown. */
  edge: 'startsAt' | 'endsAt';
  /** The positions of the first and the last hour that can be selected. */
  first: number;
  last: number;
  /** The position of the selected hour; null for none. */
  selected: number | null;
  /** The label of the option for none; without it an hour has to be selected. */
  noneLabel?: string | undefined;
  onChange: (position: number | null) => void;
}

/** Selects the hour that a range begins or ends with. */
export function TimeSelect({ label, hours, edge, first, last, selected, noneLabel, onChange }: TimeSelectProps) {
  const options = hours.map((hour, position) => ({ position, time: hour[edge] })).slice(Math.max(0, first), last + 1);
  return (
    <label className={styles.time}>
      <span>{label}</span>
      <select
        value={selected ?? ''}
        className={cx(control.control, styles.select)}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {noneLabel && <option value="">{noneLabel}</option>}
        {options.map(({ position, time }) => (
          <option key={position} value={position}>
            {formatTime(time)}
          </option>
        ))}
      </select>
    </label>
  );
}
