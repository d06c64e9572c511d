import { bookingWindow } from '#shared/booking-window.ts';
import { londonDay } from '#shared/london/clock.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { TextField } from '~/ui/text-field.tsx';
import { filterLabels } from './directory-search-params.ts';

interface FreeOnFieldProps {
  name?: string;
  /** YYYY-MM-DD; empty for any day. */
  value: string;
  onChange: (day: string) => void;
  error?: string | undefined;
}

/** A day of the booking window on which a specialist must be free (DIR-48, BOOK-52). */
export function FreeOnField({ name, value, onChange, error }: FreeOnFieldProps) {
  const isInteractive = useIsInteractive();
  // A page may be kept by a cache until tomorrow.
  const days = isInteractive ? bookingWindow(londonDay(new Date())) : null;
  return (
    <TextField
      name={name}
      label={filterLabels.freeOn}
      type="date"
      min={days?.from}
      max={days?.to}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
