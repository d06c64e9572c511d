import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ImmediateServicesQuery, ImmediateServicesQueryVariables } from '../graphql.ts';

export const ImmediateServicesDocument = {"__meta__":{"hash":"2553c9cb700b49b2c9d7ee341540b5ad7030dab9df37259864b8493e0f49894e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImmediateServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"immediateServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<ImmediateServicesQuery, ImmediateServicesQueryVariables>;

export function useImmediateServicesQuery(options?: useQuery.Options<ImmediateServicesQuery, ImmediateServicesQueryVariables>) {
  return useQuery(ImmediateServicesDocument, { ...options, returnPartialData: false });
}

