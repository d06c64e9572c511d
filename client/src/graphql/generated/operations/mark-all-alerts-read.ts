import { useMutation } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { MarkAllAlertsReadMutation, MarkAllAlertsReadMutationVariables } from '../graphql.ts';

export const MarkAllAlertsReadDocument = {"__meta__":{"hash":"869a2be51be099456ccf35ad3db73dfbcfa242233a71c1096b99869a797b9170"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllAlertsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<MarkAllAlertsReadMutation, MarkAllAlertsReadMutationVariables>;

export function useMarkAllAlertsReadMutation(options?: useMutation.Options<MarkAllAlertsReadMutation, MarkAllAlertsReadMutationVariables>) {
  return useMutation(MarkAllAlertsReadDocument, options);
}

