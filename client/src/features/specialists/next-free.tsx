import { CalendarClock } from 'lucide-react';
import { formatShortDate } from '~/lib/format-date.ts';
import { cx } from '~/ui/cx.ts';
import styles from './next-free.module.css';

interface NextFreeProps {
  /** YYYY-MM-DD. Nothing is shown while it is unknown. */
  date: string | null | undefined;
  /** The service's name; null for none. Undefined if there never is one. */
  serviceName?: string | null | undefined;
}

/** A specialist's first free day (BOOK-51, DIR-45). */
export function NextFree({ date, serviceName }: NextFreeProps) {
  return (
    <p className={cx(styles.line, serviceName !== undefined && styles.ofService)}>
      {date && (
        <>
          <CalendarClock aria-hidden="true" />
          <span>
            {serviceName ? `Next free for ${serviceName}:` : 'Next free'} {formatShortDate(date)}
          </span>
        </>
      )}
    </p>
  );
}
