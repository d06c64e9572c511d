import { z } from 'zod';
import { wireObject } from './documented-fields.ts';

/**
 * The schema of a record in a legacy answer: its fields, and what `build` makes of them. Compiled,
 * since answers hold hundreds of records; on invalid input zod falls back to the schema for its
 * issues.
 */
export function record<Shape extends z.ZodRawShape, T>(
  shape: Shape,
  build: (wire: z.output<z.ZodObject<Shape>>, context: z.RefinementCtx) => T,
): z.ZodType<T> {
  return z.compile(wireObject(shape).transform(build));
}
