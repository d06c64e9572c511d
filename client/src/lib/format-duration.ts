/** Minutes as '45m', '1h' or '1h 30m'; 'Duration varies' if unknown (DIR-40). */
export function formatDuration(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || !Number.isFinite(minutes) || minutes <= 0) return 'Duration varies';
  const rounded = Math.round(minutes);
  if (rounded < 60) return `${rounded}m`;
  const remainder = rounded % 60;
  return remainder === 0 ? `${rounded / 60}h` : `${Math.floor(rounded / 60)}h ${remainder}m`;
}
