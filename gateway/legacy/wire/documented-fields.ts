import { z } from 'zod';

/** The kinds of fields that the doctor distinguishes. */
export type FieldKind = 'day' | 'flag' | 'id' | 'list' | 'name' | 'number' | 'other' | 'time';

const kindsOfSchemas = new WeakMap<z.ZodType, FieldKind>();
const documentedKinds = new Map<string, Set<FieldKind>>();

/** Documents the kind of fields with this schema. */
export function ofKind<Schema extends z.ZodType>(kind: FieldKind, schema: Schema): Schema {
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

/** Whether an endpoint reads a field of this name as this kind. */
export function isFieldOf(kind: FieldKind, name: string): boolean {
  return documentedKinds.get(name)?.has(kind) ?? false;
}

// Read by refusal.ts, not by a schema.
documentField('success', 'flag');
