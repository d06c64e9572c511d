import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** The root fields that ask who is asking. */
const PERSONAL_FIELDS = new Set(['me', 'emailAvailability']);

/**
 * Whether an operation may need to know who asks: every act, every subscription, and every query
 * that reads a personal field. All others are the same for everybody; they are sent without
 * credentials, so that they can be answered from shared caches and work also with a session that
 * has died (ACCT-16).
 */
export function isPersonal(document: DocumentNode): boolean {
  return (
    operationOf(document)?.operation !== OperationTypeNode.QUERY ||
    rootFields(document).some((name) => PERSONAL_FIELDS.has(name))
  );
}

/**
 * Whether a refusal of the credentials it was sent with means that the session is over: whatever
 * reads `me`, goes on reading it, or acts. (An act that visitors may do as well is done as a
 * visitor's when its session has died; that is not refused.)
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
