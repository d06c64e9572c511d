import { z } from 'zod';

/**
 * A record of a legacy answer by its fields, and what `build` makes of them. zod compiles it to straight code, since the
 * answers hold hundreds; what that cannot read is read again by the schema itself, which says what is wrong.
 */
export function record<Shape extends z.ZodRawShape, T>(
  shape: Shape,
  build: (wire: z.output<z.ZodObject<Shape>>, context: z.RefinementCtx) => T,
): z.ZodType<T> {
  return z.compile(z.object(shape).transform(build));
}
