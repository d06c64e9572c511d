/** Minutes as '45m', '1h' or '1h 30m'; 'Duration varies' if unknown (DIR-40). */
export function formatDuration(minutes: number | null | undefined): string {
  const rounded = Math.round(minutes ?? 0);
  if (!Number.isFinite(rounded) || rounded <= 0) return 'Duration varies';
  if (rounded < 60) return `${rounded}m`;
  const remainder = rounded % 60;
  return remainder === 0 ? `${rounded / 60}h` : `${Math.floor(rounded / 60)}h ${remainder}m`;
}
