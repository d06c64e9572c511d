import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ServerTimeQuery, ServerTimeQueryVariables } from '../graphql.ts';

export const ServerTimeDocument = {"__meta__":{"hash":"5d85420e5de4d46a6165a935885bed37a8140bd54d38e6f8a123c32a755fc6d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServerTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}}]}}]} as unknown as TypedDocumentNode<ServerTimeQuery, ServerTimeQueryVariables>;

export function useServerTimeQuery(options?: useQuery.Options<ServerTimeQuery, ServerTimeQueryVariables>) {
  return useQuery(ServerTimeDocument, { ...options, returnPartialData: false });
}

