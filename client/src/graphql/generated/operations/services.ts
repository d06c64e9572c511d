import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ServicesQuery, ServicesQueryVariables } from '../graphql.ts';

export const ServicesDocument = {"__meta__":{"hash":"2a881ac530727add518ae562553e2006a7cac2ca0a26f48d0d32d69fff77bbbe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<ServicesQuery, ServicesQueryVariables>;

export function useServicesQuery(options?: useQuery.Options<ServicesQuery, ServicesQueryVariables>) {
  return useQuery(ServicesDocument, { ...options, returnPartialData: false });
}

