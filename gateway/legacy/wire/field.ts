import { z } from 'zod';
import { type FieldKind, ofKind } from './documented-fields.ts';

/**
 * One field of a response as a zod schema. `read` turns whatever PHP sent (undefined for a missing
 * key) into the typed value. When it returns undefined, the record that the field is in is invalid.
 */
export function field<T>(expected: string, read: (value: unknown) => T | undefined, kind: FieldKind = 'other') {
  const schema = z.transform((value: unknown, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom', message: `not ${expected}` });
    return z.NEVER;
  });
  return ofKind(kind, schema);
}
