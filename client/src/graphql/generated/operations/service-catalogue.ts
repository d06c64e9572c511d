import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ServiceCatalogueQuery, ServiceCatalogueQueryVariables } from '../graphql.ts';

export const ServiceCatalogueDocument = {"__meta__":{"hash":"b3d13e4da58e2bb6a9c3ea4358846684ff66fe3e8a65c7a7922351e45642b0d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceCatalogue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as TypedDocumentNode<ServiceCatalogueQuery, ServiceCatalogueQueryVariables>;

export function useServiceCatalogueQuery(options?: useQuery.Options<ServiceCatalogueQuery, ServiceCatalogueQueryVariables>) {
  return useQuery(ServiceCatalogueDocument, { ...options, returnPartialData: false });
}

