import { useQuery } from '@apollo/client/react';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { EmailAvailabilityQuery, EmailAvailabilityQueryVariables } from '../graphql.ts';

export const EmailAvailabilityDocument = {"__meta__":{"hash":"717ccc20ab905fa26d79f8b9ab4f453f70353698e0a378d23accd3cdccb1b15c","session":"optional"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"emailAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]}}]} as unknown as TypedDocumentNode<EmailAvailabilityQuery, EmailAvailabilityQueryVariables>;

export function useEmailAvailabilityQuery(options: useQuery.Options<EmailAvailabilityQuery, EmailAvailabilityQueryVariables>) {
  return useQuery(EmailAvailabilityDocument, { ...options, returnPartialData: false });
}

