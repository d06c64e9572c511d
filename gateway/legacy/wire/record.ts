import { z } from 'zod';
import { wireObject } from './documented-fields.ts';

/**
 * The schema of a record in a response: its fields, and how `build` maps them. Compiled, since
 * responses hold hundreds of records; for invalid input zod falls back to the schema.
 */
export function record<Shape extends z.ZodRawShape, T>(
  shape: Shape,
  build: (wire: z.output<z.ZodObject<Shape>>, context: z.RefinementCtx) => T,
): z.ZodType<T> {
  return z.compile(wireObject(shape).transform(build));
}

/** A field that makes its record invalid when it is missing. */
export function required<T>(field: z.ZodType<T | null>) {
  return field.transform((value, context): T => value ?? missing(context));
}

/** Makes a record invalid because of the field at `path`. */
export function missing(context: z.RefinementCtx, ...path: readonly string[]): never {
  context.addIssue({ code: 'custom', message: 'missing', path: [...path] });
  return z.NEVER;
}
