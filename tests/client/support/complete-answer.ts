import {
  type DocumentNode,
  execute,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { graphSchema } from '../../support/graph-schema.ts';

// A newer gateway may send a value that this schema doesn't know, and pages must bear it.
for (const type of Object.values(graphSchema.getTypeMap())) {
  if (isEnumType(type)) type.serialize = String;
}

/** What stands for a value that can't be null, and that a test says nothing about. */
const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
  Float: 0,
  Int: 0,
  LocalTime: '09:00',
  String: '',
};

/**
 * An answer with every field that an operation selects. Those that a test leaves out are null,
 * empty or zero, as the schema allows, so that a test states only what it is about.
 */
export function completeAnswer(
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  data: object,
): Record<string, unknown> {
  const result = execute({
    schema: graphSchema,
    document,
    variableValues,
    rootValue: data,
    // By the name in the response, which an alias may have given.
    fieldResolver: (parent, _args, _context, { path, returnType, parentType }) => {
      const given: unknown = parent[path.key];
      return given === undefined ? defaultOf(returnType, parentType.name) : given;
    },
  });
  if (result instanceof Promise) throw new Error('No answer of a test is a promise.');
  if (result.errors) throw new Error(`An answer doesn’t fit the schema: ${result.errors.join(' ')}`);
  return JSON.parse(JSON.stringify(result.data));
}

function defaultOf(type: GraphQLOutputType, parent: string): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value;
  if (isScalarType(ofType)) return ofType.name === 'ID' ? `${parent}-0` : SCALARS[ofType.name];
  return {};
}
