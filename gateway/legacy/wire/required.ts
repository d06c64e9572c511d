import { z } from 'zod';

/** A field that makes its record invalid when it is missing. */
export function required<T>(field: z.ZodType<T | null>) {
  return field.transform((value, context): T => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: 'missing' });
    return z.NEVER;
  });
}
