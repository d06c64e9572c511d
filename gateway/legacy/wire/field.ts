import { z } from 'zod';
import { type FieldKind, ofKind } from './documented-fields.ts';

/**
 * A field of a response as a zod schema. `read` converts what PHP sent, undefined for a missing
 * key. When it returns undefined, the record is invalid.
 */
export function field<T>(expected: string, read: (value: unknown) => T | undefined, kind: FieldKind = 'other') {
  const schema = z.transform((value: unknown, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue(`not ${expected}`);
    return z.NEVER;
  });
  return ofKind(kind, schema);
}
