import { randomInt } from 'node:crypto';

/** The largest range of randomInt. */
const MOST_DIGITS = 14;

/** A reference such as `MW-48213`: five digits, and one more for every second attempt. */
function newReference(prefix: 'MW' | 'IR', attempt: number): string {
  const digits = Math.min(MOST_DIGITS, 5 + Math.floor(attempt / 2));
  return `${prefix}-${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

/** Retries until `insert` accepts a reference; it returns undefined or false when one is in use. */
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
