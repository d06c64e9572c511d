import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { RescheduleDatesQuery, RescheduleDatesQueryVariables } from '../graphql.ts';

export const RescheduleDatesDocument = {"__meta__":{"hash":"4ba51d905a55a0c6bf8875f7162c597ca756a2cbe4be3640c8980151efd620da","session":"required","customer":["appointment"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RescheduleDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduleDates"}}]}}]}}]}}]} as unknown as TypedDocumentNode<RescheduleDatesQuery, RescheduleDatesQueryVariables>;

export function useRescheduleDatesQuery(options: useQuery.Options<RescheduleDatesQuery, RescheduleDatesQueryVariables>) {
  return useQuery(RescheduleDatesDocument, { ...options, returnPartialData: false });
}

