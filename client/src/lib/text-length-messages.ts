const inWords = (count: number) => `${count.toLocaleString('en-GB')} character${count === 1 ? '' : 's'}`;

/** What is wrong with a text of `length` characters where at most `limit` are taken. */
export function tooLongMessage(length: number, limit: number): string {
  return `Use at most ${inWords(limit)}: this is ${(length - limit).toLocaleString('en-GB')} too many`;
}

/** How much room is left, from 80 % of the limit on; empty before. */
export function remainingMessage(length: number, limit: number): string {
  if (length < limit * 0.8) return '';
  return length > limit ? `${inWords(length - limit)} too many` : `${inWords(limit - length)} left`;
}
