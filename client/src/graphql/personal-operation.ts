import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/**
 * Whether an operation may need to know who asks: every mutation, and every query that reads `me`. All others are the same for everybody;
 * they are sent without credentials, so that they can be answered from shared caches and work also with a session that has died (A16).
 */
export function isPersonal(document: DocumentNode): boolean {
  const operation = operationOf(document);
  return operation?.operation === OperationTypeNode.MUTATION || readsMe(document);
}

/** Whether the operation reads `me`: only there does the loss of the session mean that the page cannot be shown. */
export function readsMe(document: DocumentNode): boolean {
  const fields = operationOf(document)?.selectionSet.selections ?? [];
  return fields.some((field) => field.kind === Kind.FIELD && field.name.value === 'me');
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}
