/** Minutes as '45m', '1h' or '1h 30m'; 'Duration varies' when not known (DIR-40). */
export function formatDuration(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || !Number.isFinite(minutes) || minutes <= 0) return 'Duration varies';
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole}m`;
  const rest = whole % 60;
  return rest === 0 ? `${whole / 60}h` : `${Math.floor(whole / 60)}h ${rest}m`;
}
