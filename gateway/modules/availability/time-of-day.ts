const TIME = /\b(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\b/i;

/** The first time in a label such as `09:00 AM` or `14:30`, in 24-hour format; null without one. */
export function readTimeOfDay(label: string): string | null {
  const match = TIME.exec(label);
  if (!match) return null;
  const [, hours = '', minutes = '', half] = match;
  let hour = Number(hours);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}
