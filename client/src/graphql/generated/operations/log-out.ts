import { useMutation } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { LogOutMutation, LogOutMutationVariables } from '../graphql.ts';

export const LogOutDocument = {"__meta__":{"hash":"9204010dac880d4abd51efd738bf05212f5baf801113826413720a81f4a6705a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}}]}}]} as unknown as TypedDocumentNode<LogOutMutation, LogOutMutationVariables>;

export function useLogOutMutation(options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) {
  return useMutation(LogOutDocument, options);
}

