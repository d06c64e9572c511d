/** A wait in words, rounded up: '40 seconds', '5 minutes', '24 hours'. */
function waitWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/**
 * A refusal of too many tries, with when to try again, unless its own words say that already.
 * `seconds` is null when nobody knows.
 */
export function withRetryAfter(text: string, seconds: number | null): string {
  if (seconds === null || seconds <= 0 || /\d/.test(text)) return text;
  return `${text} You can try again in ${waitWords(seconds)}.`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
