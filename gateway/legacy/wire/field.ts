import { z } from 'zod';

/**
 * One field of a legacy answer as a zod schema. `read` turns whatever PHP sent (a missing key arrives as undefined) into the typed value,
 * and answers undefined when it can make nothing of it, which fails the record the field belongs to.
 */
export function field<T>(expected: string, read: (value: unknown) => T | undefined) {
  return z.transform((value: unknown, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom', message: `not ${expected}` });
    return z.NEVER;
  });
}
