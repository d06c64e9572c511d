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
  const schema: z.ZodType<T> = z.transform((value: unknown, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue(`not ${expected}`);
    return z.NEVER;
  });
  return ofKind(
    kind,
    withReader(schema, (value) => orInvalid(read(value))),
  );
}

/** Reads a valid value. For any other it returns `INVALID`, and the schema says what is wrong. */
type Reader<T = unknown> = (value: unknown) => T | typeof z.INVALID;

const readers = new WeakMap<z.ZodType, Reader>();

const orInvalid = (value: unknown) => (value === undefined ? z.INVALID : value);

function withReader<Schema extends z.ZodType>(schema: Schema, reader: Reader): Schema {
  readers.set(schema, reader);
  return schema;
}

const readerOf = (schema: z.ZodType) => readers.get(schema) ?? compiled(schema);

function compiled(schema: z.ZodType): Reader {
  const { safeParse } = z.compile(schema);
  return (value) => {
    const { success, data } = safeParse(value);
    return success ? data : z.INVALID;
  };
}

/**
 * The schema of a record in a response: its fields, and how `build` maps them. Valid records, of
 * which responses hold hundreds, are read by code made for their fields, without what zod needs to
 * describe errors. Any other is read again by the schema.
 */
export function record<Shape extends z.ZodRawShape, T>(
  shape: Shape,
  build: (wire: z.output<z.ZodObject<Shape>>, context: z.RefinementCtx) => T,
): z.ZodType<T> {
  const schema: z.ZodType<T> = wireObject(shape).transform(build);
  const names = Object.keys(shape).map((name) => JSON.stringify(name));
  const reads = names.map(
    (name, index) => `const v${index} = r${index}(value[${name}]); if (v${index} === INVALID) return INVALID;`,
  );
  const source = `
    const { ${names.map((_, index) => `${index}: r${index}`)} } = readers;
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID;
      ${reads.join('\n')}
      const context = { isValid: true, addIssue() { this.isValid = false; } };
      const built = build({ ${names.map((name, index) => `${name}: v${index}`)} }, context);
      return context.isValid ? built : INVALID;
    };`;
  // As zod compiles its schemas. Only names of fields in this repository become code.
  const make = new Function('readers', 'build', 'INVALID', source) as (...values: unknown[]) => Reader<T>;
  const reader = make(
    Object.values(shape).map((field) => readerOf(field as z.ZodType)),
    build,
    z.INVALID,
  );
  return withReader(z.withParser(schema, reader), reader);
}

/** A field whose value is mapped to another. */
export function mapped<T, Result>(field: z.ZodType<T>, map: (value: T) => Result): z.ZodType<Result> {
  const read = readerOf(field);
  return withReader(field.transform(map), (value) => {
    const result = read(value);
    // The field's reader returns the output of its schema.
    return result === z.INVALID ? z.INVALID : map(result as T);
  });
}

/** A field that makes its record invalid when it is missing. */
export function required<T>(field: z.ZodType<T | null>): z.ZodType<T> {
  const read = readerOf(field);
  const schema = field.transform((value, context): T => value ?? missing(context));
  return withReader(schema, (value) => read(value) ?? z.INVALID);
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
