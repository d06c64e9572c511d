import { useMutation } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { LogOutMutation, LogOutMutationVariables } from '../graphql.ts';

export const LogOutDocument = {"__meta__":{"hash":"0e8a77d2886ef4891d6f51c42aa3ed14e22f87d6e9e4c6708fa18e07d3b92187"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}}]}}]} as unknown as TypedDocumentNode<LogOutMutation, LogOutMutationVariables>;

export function useLogOutMutation(options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) {
  return useMutation(LogOutDocument, options);
}

