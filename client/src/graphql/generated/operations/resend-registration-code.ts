import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type MutationOptions, useMutation } from '../../use-mutation.ts';

import type { ResendRegistrationCodeMutation, ResendRegistrationCodeMutationVariables } from '../graphql.ts';

export const ResendRegistrationCodeDocument = {"__meta__":{"hash":"1bed89063a4d5d995d533b43d31bd702d6fc0f6b8ef63a95ca15229f007c3c0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendRegistrationCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resendRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ResendRegistrationCodeMutation, ResendRegistrationCodeMutationVariables>;

export function useResendRegistrationCodeMutation(options?: MutationOptions<ResendRegistrationCodeMutation, ResendRegistrationCodeMutationVariables>) {
  return useMutation(ResendRegistrationCodeDocument, options);
}

