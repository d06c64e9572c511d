import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { useMutation } from '../../use-mutation.ts';

import type { LogOutMutation, LogOutMutationVariables } from '../graphql.ts';

export const LogOutDocument = {"__meta__":{"hash":"ddcc9db693b351d2e7e38d1163dc49b1eeb5c63b9b6b6bc3ab3672fcaf328d8a","session":"required"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}}]}}]} as unknown as TypedDocumentNode<LogOutMutation, LogOutMutationVariables>;

export function useLogOutMutation() {
  return useMutation(LogOutDocument, 'logOut');
}

