import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { BookingServicesQuery, BookingServicesQueryVariables } from '../graphql.ts';

export const BookingServicesDocument = {"__meta__":{"hash":"ba41bf288279497cb8c31070f9a880bd2114af6381451baf7eb457d1d087ad80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"needsVehicle"}}]}}]}}]} as unknown as TypedDocumentNode<BookingServicesQuery, BookingServicesQueryVariables>;

export function useBookingServicesQuery(options?: useQuery.Options<BookingServicesQuery, BookingServicesQueryVariables>) {
  return useQuery(BookingServicesDocument, { ...options, returnPartialData: false });
}

