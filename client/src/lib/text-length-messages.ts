const characters = (count: number) => `${count.toLocaleString('en-GB')} character${count === 1 ? '' : 's'}`;

/** The message for a text of `length` characters that exceeds `limit`. */
export function tooLongMessage(length: number, limit: number): string {
  return `Use at most ${characters(limit)}: this is ${(length - limit).toLocaleString('en-GB')} too many`;
}

/** How many characters remain, once 80 % of the limit is used; empty before that. */
export function remainingMessage(length: number, limit: number): string {
  if (length < limit * 0.8) return '';
  return length > limit ? `${characters(length - limit)} too many` : `${characters(limit - length)} left`;
}
