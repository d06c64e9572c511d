import { z } from 'zod';

/** A field that makes its record invalid when it is missing. */
export function required<T>(field: z.ZodType<T | null>) {
  return field.transform((value, context): T => value ?? missing(context));
}

/** Makes a record invalid because of the field at `path`. */
export function missing(context: z.RefinementCtx, ...path: readonly string[]): never {
  context.addIssue({ code: 'custom', message: 'missing', path: [...path] });
  return z.NEVER;
}
