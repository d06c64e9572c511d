import { type ConstDirectiveNode, type FieldDefinitionNode, type GraphQLSchema, Kind, type TypeNode } from 'graphql';

/** How long a field may be cached, in seconds, and whether by shared caches. */
export interface Policy {
  readonly seconds: number;
  readonly isPublic: boolean;
}

export const NEVER: Policy = { seconds: 0, isPublic: false };

/** The name of a type without lists and non-null. */
export const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

/**
 * A field's directive overrides its type's. Without one an object isn't cached; a value inherits.
 */
export function policyOf(
  { directives, type }: FieldDefinitionNode,
  parent: Policy,
  { schema }: { readonly schema: GraphQLSchema },
): Policy {
  const typeNode = schema.getType(namedType(type))?.astNode;
  const ofField = hintIn(directives);
  const ofType = hintIn(typeNode?.directives);
  const isObject = typeNode?.kind === Kind.OBJECT_TYPE_DEFINITION && !ofType.inherits;
  return {
    seconds: ofField.seconds ?? ofType.seconds ?? (isObject ? 0 : parent.seconds),
    isPublic: ofField.isPublic ?? ofType.isPublic ?? parent.isPublic,
  };
}

function hintIn(directives: readonly ConstDirectiveNode[] = []) {
  const hint = directives.find(({ name }) => name.value === 'cacheControl');
  const argument = (name: string) => hint?.arguments?.find((candidate) => candidate.name.value === name)?.value;
  const [maxAge, scope, inherits] = [argument('maxAge'), argument('scope'), argument('inheritMaxAge')];
  return {
    seconds: maxAge?.kind === Kind.INT ? Number(maxAge.value) : undefined,
    isPublic: scope?.kind === Kind.ENUM ? scope.value === 'PUBLIC' : undefined,
    inherits: inherits?.kind === Kind.BOOLEAN && inherits.value,
  };
}
