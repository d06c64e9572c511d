import { quantity } from '#shared/quantity.ts';

/** How many characters remain, once 80 % of the limit is used; empty before that. */
export function remainingMessage(length: number, limit: number): string {
  if (length < limit * 0.8) return '';
  return length > limit
    ? `${quantity(length - limit, 'character')} too many`
    : `${quantity(limit - length, 'character')} left`;
}
