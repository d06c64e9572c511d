const TWELVE_HOUR = /^(\d{1,2}):(\d{2})\s*([ap])\.?m\.?$/i;

/** Converts the legacy host's `02:30 PM` to `14:30`; returns anything else unchanged. */
export function to24HourTime(time: string): string {
  const [, hours, minutes, half] = TWELVE_HOUR.exec(time.trim()) ?? [];
  if (!hours || !minutes || !half) return time;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
