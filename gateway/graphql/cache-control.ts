import type { ApolloServerPlugin } from '@apollo/server';
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';
import type { OperationContext } from './operation-context.ts';

/** Sets how long the SDL lets shared caches keep a response; computed once per operation. */
export function publicResponses(): ApolloServerPlugin<OperationContext> {
  const computed = new WeakMap<OperationDefinitionNode, number>();
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, contextValue: { facts } }) {
          if (!operation) return;
          const seconds = computed.get(operation) ?? publicSeconds(schema, document, operation);
          computed.set(operation, seconds);
          facts.publicSeconds = seconds;
        },
      };
    },
  };
}

/** The shortest time of all selected fields, skipped ones too; 0 when one isn't public. */
function publicSeconds(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number {
  if (operation.operation !== OperationTypeNode.QUERY) return 0;
  const policies = [...policiesIn(operation.selectionSet, 'Query', NEVER, { schema, document })];
  if (policies.length === 0 || !policies.every(({ isPublic }) => isPublic)) return 0;
  return Math.min(...policies.map(({ seconds }) => seconds));
}

interface Graph {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
}

/** The policy of each field at any depth. Validation has refused cyclic fragments. */
function* policiesIn(set: SelectionSetNode, typeName: string, parent: Policy, graph: Graph): Generator<Policy> {
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) {
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentNamed(selection.name.value, graph);
      const condition = fragment?.typeCondition?.name.value ?? typeName;
      if (fragment) yield* policiesIn(fragment.selectionSet, condition, parent, graph);
    } else if (selection.name.value !== '__typename') {
      const field = fieldNamed(selection.name.value, typeName, graph);
      const policy = field ? policyOf(field, parent, graph) : NEVER;
      yield policy;
      if (field && selection.selectionSet) {
        yield* policiesIn(selection.selectionSet, namedType(field.type), policy, graph);
      }
    }
  }
}

function fragmentNamed(name: string, { document }: Graph): FragmentDefinitionNode | undefined {
  return document.definitions.find(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
  );
}

/** The field's definition in the SDL; undefined for introspection. */
function fieldNamed(name: string, typeName: string, { schema }: Graph): FieldDefinitionNode | undefined {
  const type = schema.getType(typeName);
  const node = type && 'getFields' in type ? type.getFields()[name]?.astNode : null;
  return node?.kind === Kind.FIELD_DEFINITION ? node : undefined;
}

/** How long a field may be cached, in seconds, and whether by shared caches. */
interface Policy {
  readonly seconds: number;
  readonly isPublic: boolean;
}

export const NEVER: Policy = { seconds: 0, isPublic: false };

/** The name of a type without lists and non-null. */
const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

/** A field's directive overrides its type's. By default no object is cached; a value inherits. */
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
