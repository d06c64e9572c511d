import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { AvailableDatesQuery, AvailableDatesQueryVariables } from '../graphql.ts';

export const AvailableDatesDocument = {"__meta__":{"hash":"b40a600eda25e312a2690c5ecbe46cafe6afb55c7f83d89541dfc071d9a0a612"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvailableDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"specialistId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"availableDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}},{"kind":"Argument","name":{"kind":"Name","value":"specialistId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"specialistId"}}}]}]}}]}}]} as unknown as TypedDocumentNode<AvailableDatesQuery, AvailableDatesQueryVariables>;

export function useAvailableDatesQuery(options: useQuery.Options<AvailableDatesQuery, AvailableDatesQueryVariables>) {
  return useQuery(AvailableDatesDocument, { ...options, returnPartialData: false });
}

