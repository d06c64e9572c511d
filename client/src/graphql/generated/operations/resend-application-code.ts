import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type MutationOptions, useMutation } from '../../use-mutation.ts';

import type { ResendApplicationCodeMutation, ResendApplicationCodeMutationVariables } from '../graphql.ts';

export const ResendApplicationCodeDocument = {"__meta__":{"hash":"24dc86e02e06952501bb2ab2f641b69e9e7f4114e8a4f04bbba7b353152e0656"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendApplicationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendEmailCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resendEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ResendApplicationCodeMutation, ResendApplicationCodeMutationVariables>;

export function useResendApplicationCodeMutation(options?: MutationOptions<ResendApplicationCodeMutation, ResendApplicationCodeMutationVariables>) {
  return useMutation(ResendApplicationCodeDocument, options);
}

