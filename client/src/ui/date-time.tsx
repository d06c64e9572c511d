import { formatDate, formatDateTime, formatShortDateTime } from '~/lib/format-date.ts';

/** A day, `YYYY-MM-DD`, as 'Mon 23 Nov 2026'. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="no-wrap">
      {formatDate(day)}
    </time>
  );
}

/** An instant in London time, as 'Mon 23 Nov 2026, 09:00'; `short` leaves out this year. */
export function DateTime({ at, short = false }: { at: string; short?: boolean }) {
  return <time dateTime={at}>{short ? formatShortDateTime(at) : formatDateTime(at)}</time>;
}
