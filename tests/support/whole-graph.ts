import {
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Literals for required arguments, by `Type.field.argument`. */
type Literals = Readonly<Record<string, string>>;

interface Options {
  readonly schema: GraphQLSchema;
  readonly literals: Literals;
  /** Fields to leave out, as `Type.field`. */
  readonly without: ReadonlySet<string>;
}

/** Nested objects below the field that an operation is about; deeper ones are left out. */
const DEPTH = 3;

/**
 * Operations that together select all of `Query`, made from the schema alone: one for each field of
 * each root field, with everything below it. A field whose required argument has no literal is an
 * error, so that new fields aren't forgotten.
 */
export function wholeGraph(options: Options): Map<string, string> {
  const operations = new Map<string, string>();
  for (const root of fieldsOf(options.schema.getQueryType())) {
    const path = `Query.${root.name}`;
    if (options.without.has(path)) continue;
    const type = getNamedType(root.type);
    const head = `${root.name}${argumentsOf(root, 'Query', options)}`;
    if (!isObjectType(type)) {
      operations.set(path, `{ ${isAbstractType(type) ? `${head} ${idsOf(type, options)}` : head} }`);
      continue;
    }
    for (const field of fieldsOf(type)) {
      const selection = select(field, type, DEPTH, options);
      if (selection === null) continue;
      const id = field.name !== 'id' && 'id' in type.getFields() ? 'id ' : '';
      operations.set(`${path}.${field.name}`, `{ ${head} { __typename ${id}${selection} } }`);
    }
  }
  return operations;
}

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

function select(
  field: GraphQLField<unknown, unknown>,
  parent: GraphQLObjectType,
  depth: number,
  options: Options,
): string | null {
  if (options.without.has(`${parent.name}.${field.name}`)) return null;
  const type = getNamedType(field.type);
  const head = `${field.name}${argumentsOf(field, parent.name, options)}`;
  if (isAbstractType(type)) return depth > 0 ? `${head} ${idsOf(type, options)}` : null;
  if (!isObjectType(type)) return head;
  return depth > 0 ? `${head} { __typename ${selectAll(type, depth - 1, options)} }` : null;
}

/** Members by their ids alone: other fields of the same name can have different types. */
function idsOf(type: GraphQLAbstractType, { schema }: Options): string {
  const parts = schema.getPossibleTypes(type).map((part) => `... on ${part.name} { id }`);
  return `{ __typename ${parts.join(' ')} }`;
}

function selectAll(type: GraphQLObjectType, depth: number, options: Options): string {
  return fieldsOf(type)
    .map((field) => select(field, type, depth, options))
    .filter((selection) => selection !== null)
    .join(' ');
}

function argumentsOf({ name, args }: GraphQLField<unknown, unknown>, type: string, { literals }: Options): string {
  const values = args.flatMap((argument) => {
    const key = `${type}.${name}.${argument.name}`;
    const literal = literals[key];
    if (literal !== undefined) return [`${argument.name}: ${literal}`];
    if (isRequiredArgument(argument)) throw new Error(`A literal for ${key} is missing.`);
    return [];
  });
  return values.length > 0 ? `(${values.join(', ')})` : '';
}
