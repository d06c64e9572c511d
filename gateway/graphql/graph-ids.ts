import {
  defaultFieldResolver,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { graphId, hostIdOf } from '#shared/ids.ts';

/** An argument or input field that isn't an id of its type. */
export class InvalidIdError extends GraphQLError {
  readonly argument: readonly string[];

  constructor(argument: readonly string[], type: string) {
    const example = graphId(type, '12');
    super(`${argument.at(-1)} must be an id such as "${example}".`, { extensions: { code: 'BAD_USER_INPUT' } });
    this.argument = argument;
  }
}

/** What replaces the ids in a value of an input type; the path leads to the value. */
type Reader = (value: unknown, path: readonly string[]) => unknown;

/** The extension of a mutation's field that holds its reader. */
const READER = 'readGraphIds';

/**
 * Resolvers know only the host's ids: this makes the graph's ids of those that they return, and
 * reads those that clients send (in a mutation, `readGraphIds` does). `id` is an id of the type
 * that has it, or as an argument of the type that is returned; what is named or ends like
 * `specialistId`, or `specialistIds` for a list, is an id of that type. Throws an `InvalidIdError`
 * for any other.
 */
export function withGraphIds(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const typeOf = typesOfIds(types.filter((type) => 'id' in type.getFields()).map(({ name }) => name));
  const readerOf = (type: GraphQLInputType): Reader | undefined => {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return listReader(readerOf(nullable.ofType));
    return isInputObjectType(nullable) ? fieldReader(Object.values(nullable.getFields()), '') : undefined;
  };
  const fieldReader = (fields: readonly (GraphQLArgument | GraphQLInputField)[], owner: string) => {
    const readers = fields.flatMap((field): [string, Reader][] => {
      const type = typeOf(field, owner);
      const isList = isListType(getNullableType(field.type));
      const readId = type === undefined ? undefined : idReader(type);
      const reader = readId === undefined ? readerOf(field.type) : isList ? listReader(readId) : readId;
      return reader ? [[field.name, reader]] : [];
    });
    return objectReader(readers);
  };
  for (const type of types) {
    for (const field of Object.values(type.getFields())) {
      const idType = typeOf(field, type.name);
      if (idType !== undefined) returnId(field, idType);
      const read = fieldReader(field.args, getNamedType(field.type).name);
      if (read && type === schema.getMutationType()) field.extensions = { ...field.extensions, [READER]: read };
      else if (read) readArguments(field, read);
    }
  }
  return schema;
}

/** The host's ids in the input of a mutation, which reads them itself: after other checks. */
export function readGraphIds({ parentType, fieldName }: GraphQLResolveInfo, input: object): object {
  const read = parentType.getFields()[fieldName]?.extensions[READER] as Reader | undefined;
  return read ? Object(read({ input }, [])).input : input;
}

/** Which of the types an element's id belongs to; undefined if it is no id of a type. */
function typesOfIds(names: readonly string[]) {
  // The longest first, since an immediate service is no service.
  const byLength = names.toSorted((a, b) => b.length - a.length);
  return ({ name, type }: { name: string; type: GraphQLType }, owner: string): string | undefined => {
    if (getNamedType(type).name !== 'ID') return undefined;
    if (name === 'id') return names.find((identified) => identified === owner);
    const single = name.toLowerCase().replace(/ids$/, 'id');
    return byLength.find((identified) => single.endsWith(`${identified.toLowerCase()}id`));
  };
}

function returnId(field: GraphQLField<unknown, unknown>, type: string): void {
  const { resolve = defaultFieldResolver } = field;
  const toGraphId = (id: unknown) => (typeof id === 'string' ? graphId(type, id) : id);
  field.resolve = (...args) => {
    const id: unknown = resolve(...args);
    return id instanceof Promise ? id.then(toGraphId) : toGraphId(id);
  };
}

function readArguments(field: GraphQLField<unknown, unknown>, read: Reader): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (parent, args, context, info) => resolve(parent, Object(read(args, [])), context, info);
}

/** An empty text is left to the rules of the input, which say what is missing. */
const idReader =
  (type: string): Reader =>
  (value, path) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return value;
    const hostId = hostIdOf(type, text);
    if (hostId === null) throw new InvalidIdError(path, type);
    return hostId;
  };

const listReader = (reader: Reader | undefined): Reader | undefined =>
  reader &&
  ((value, path) => (Array.isArray(value) ? value.map((entry, index) => reader(entry, [...path, `${index}`])) : value));

const objectReader = (readers: readonly [string, Reader][]): Reader | undefined =>
  readers.length === 0
    ? undefined
    : (value, path) => {
        if (typeof value !== 'object' || value === null) return value;
        const read: Record<string, unknown> = { ...value };
        for (const [name, reader] of readers) if (name in read) read[name] = reader(read[name], [...path, name]);
        return read;
      };
