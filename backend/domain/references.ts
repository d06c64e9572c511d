import { randomInt } from 'node:crypto';

/** A number to quote, for example `MW-48213`. Five digits, and more digits as tries go on, so that one is always found. */
function newReference(prefix: 'MW' | 'IR', attempt: number): string {
  const digits = 5 + Math.floor(attempt / 10);
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
