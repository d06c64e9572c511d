import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** The query fields whose result depends on the session. */
const PERSONAL_FIELDS = new Set(['me', 'emailAvailability']);

/**
 * Whether an operation is sent with credentials: every mutation, every subscription, and queries
 * with a personal field. All other queries return the same for everyone. Without credentials they
 * can be served from shared caches, and they work after the session has expired (ACCT-16).
 */
export function isPersonal(document: DocumentNode): boolean {
  return (
    operationOf(document)?.operation !== OperationTypeNode.QUERY ||
    rootFields(document).some((name) => PERSONAL_FIELDS.has(name))
  );
}

/**
 * Whether an UNAUTHENTICATED error means that the session has expired: true for mutations,
 * subscriptions and queries of `me`. Mutations that visitors may send too are carried out for a
 * visitor if the session has expired, so they don't return that error.
 */
export function needsSession(document: DocumentNode): boolean {
  return operationOf(document)?.operation !== OperationTypeNode.QUERY || rootFields(document).includes('me');
}

function rootFields(document: DocumentNode): string[] {
  const selections = operationOf(document)?.selectionSet.selections ?? [];
  return selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []));
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}
