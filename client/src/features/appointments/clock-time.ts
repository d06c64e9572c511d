const WRITTEN = /^(\d{1,2}):(\d{2})\s*([ap])\.?m\.?$/i;

/**
 * A time of day as the legacy host writes it, `02:30 PM`, on the 24-hour clock that the product
 * uses; anything else stays as it is.
 */
export function clockTime(written: string): string {
  const [, hours, minutes, half] = WRITTEN.exec(written.trim()) ?? [];
  if (!hours || !minutes || !half) return written;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
