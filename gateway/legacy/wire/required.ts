import { z } from 'zod';

/** The same field where the record is worth nothing without it. */
export function required<T>(field: z.ZodType<T | null>) {
  return field.transform((value, context): T => {
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: 'missing' });
    return z.NEVER;
  });
}
