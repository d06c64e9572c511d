import { randomInt } from 'node:crypto';

/** The largest range of randomInt. */
const MOST_DIGITS = 14;

/** A reference such as `MW-48213`: five digits, and one more for every second attempt, so that few suffice. */
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
