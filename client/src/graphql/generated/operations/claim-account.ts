import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type MutationOptions, useMutation } from '../../use-mutation.ts';

import type { ClaimAccountMutation, ClaimAccountMutationVariables } from '../graphql.ts';

export const ClaimAccountDocument = {"__meta__":{"hash":"8f54f727b6e613e36ffcd8eeaedcb4a41b06461298f606dbb6dae64ff44345dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"claimAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ClaimAccountMutation, ClaimAccountMutationVariables>;

export function useClaimAccountMutation(options?: MutationOptions<ClaimAccountMutation, ClaimAccountMutationVariables>) {
  return useMutation(ClaimAccountDocument, options);
}

