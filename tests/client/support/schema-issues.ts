import type { ZodMiniType } from 'zod/mini';

/** The messages of invalid fields, in the order of the form. */
export function schemaIssues(schema: ZodMiniType, values: object): string[] {
  const parsed = schema.safeParse(values);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
