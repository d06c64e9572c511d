import { quantity } from '#shared/quantity.ts';

/** '40 seconds', '5 minutes', '24 hours'. Rounds up. */
function formatWait(seconds: number): string {
  if (seconds < 90) return quantity(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? quantity(minutes, 'minute') : quantity(Math.ceil(minutes / 60), 'hour');
}

/** Adds the waiting time to a message, unless it is unknown (null) or the message has a number. */
export function withRetryAfter(message: string, seconds: number | null): string {
  if (seconds === null || seconds <= 0 || /\d/.test(message)) return message;
  return `${message} You can try again in ${formatWait(seconds)}.`;
}
