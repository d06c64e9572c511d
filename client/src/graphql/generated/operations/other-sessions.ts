import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { OtherSessionsQuery, OtherSessionsQueryVariables, OtherSessionsFragment } from '../graphql.ts';

export const OtherSessionsDocument = {"__meta__":{"hash":"a6163cf5d84503f08e0666d5e4a4c0cf6d782696a5f2d95a34d190539c0aec60","session":"required"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OtherSessions"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"otherSessionCount"}}]}}]} as unknown as TypedDocumentNode<OtherSessionsQuery, OtherSessionsQueryVariables>;

export const OtherSessionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OtherSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"otherSessionCount"}}]}}]} as unknown as TypedDocumentNode<OtherSessionsFragment>;

export function useOtherSessionsQuery(options?: useQuery.Options<OtherSessionsQuery, OtherSessionsQueryVariables>) {
  return useQuery(OtherSessionsDocument, { ...options, returnPartialData: false });
}

