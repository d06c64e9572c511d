import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

const modules = import.meta.glob<object>('../../../client/src/graphql/generated/operations/*.ts', { eager: true });

/** The documents of all operations of the app. */
export const appOperations = Object.values(modules)
  .flatMap((module): DocumentNode[] => Object.values(module))
  .filter((value) => value.kind === Kind.DOCUMENT && operationOf(value) !== undefined);

export function operationOf(document?: DocumentNode): OperationDefinitionNode | undefined {
  return document?.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

export const nameOf = (document?: DocumentNode) => operationOf(document)?.name?.value;
