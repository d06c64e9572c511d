import { z } from 'zod';

export type FieldKind = 'day' | 'flag' | 'id' | 'list' | 'name' | 'number' | 'other' | 'time';

const kindsOfSchemas = new WeakMap<z.ZodType, FieldKind>();
const documentedKinds = new Map<string, Set<FieldKind>>();

/** Documents the kind of fields with this schema. */
function ofKind<Schema extends z.ZodType>(kind: FieldKind, schema: Schema): Schema {
  kindsOfSchemas.set(schema, kind);
  return schema;
}

/** A list that is read later, by `readNamedList`. */
export const unreadList = ofKind('list', z.unknown().optional());

/** The schema of an object in a response. Documents its fields for the doctor. */
export function wireObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  for (const [name, schema] of Object.entries(shape)) documentField(name, kindOf(schema as z.ZodType));
  return z.object(shape);
}

export function documentField(name: string, kind: FieldKind): void {
  const kinds = documentedKinds.get(name) ?? new Set();
  documentedKinds.set(name, kinds.add(kind));
}

/** The kind of the schema that a transform, a default or an optional field wraps. */
function kindOf(schema: z.ZodType): FieldKind {
  const kind = kindsOfSchemas.get(schema);
  if (kind !== undefined) return kind;
  const { def } = schema;
  if ('in' in def) return kindOf(def.in as z.ZodType);
  return 'innerType' in def ? kindOf(def.innerType as z.ZodType) : 'other';
}

export function isDocumented(name: string): boolean {
  return documentedKinds.has(name);
}

export function isFieldOf(kind: FieldKind, name: string): boolean {
  return documentedKinds.get(name)?.has(kind) ?? false;
}

// Read by refusal.ts, not by a schema.
documentField('success', 'flag');

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

/** A model of a record: plain fields are copied, expensive ones are getters. */
export abstract class View<Source> {
  protected readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}
