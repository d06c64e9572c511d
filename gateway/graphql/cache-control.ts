import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldDefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { NEVER, namedType, type Policy, policyOf } from './cache-policy.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Sets how long the SDL lets shared caches keep a response (`publicSeconds`). Computed once per
 * operation.
 */
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

/**
 * The shortest time of all selected fields, in seconds; 0 when one isn't public. Skipped fields
 * count.
 */
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
