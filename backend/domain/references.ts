import { randomInt } from 'node:crypto';

/** What randomInt can draw from. */
const MOST_DIGITS = 14;

/** A number to quote, for example `MW-48213`. Five digits, and one more for every second try, so that few are needed however many are in use. */
function newReference(prefix: 'MW' | 'IR', attempt: number): string {
  const digits = Math.min(MOST_DIGITS, 5 + Math.floor(attempt / 2));
  return `${prefix}-${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

/** Tries references until `insert` takes one: it answers undefined or false when the reference is in use. */
export async function withReference<T>(
  prefix: 'MW' | 'IR',
  insert: (reference: string) => Promise<T | undefined | false>,
): Promise<{ reference: string; result: T }> {
  for (let attempt = 0; ; attempt += 1) {
    const reference = newReference(prefix, attempt);
    const result = await insert(reference);
    if (result !== undefined && result !== false) return { reference, result };
  }
}
