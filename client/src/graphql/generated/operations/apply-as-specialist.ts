import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type MutationOptions, useMutation } from '../../use-mutation.ts';

import type { ApplyAsSpecialistMutation, ApplyAsSpecialistMutationVariables } from '../graphql.ts';

export const ApplyAsSpecialistDocument = {"__meta__":{"hash":"94658e4a802d192992099996b6ff119f3f2d1429cc13603967e02d9eee419ea6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyAsSpecialist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyAsSpecialistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"applyAsSpecialist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isReceived"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ApplyAsSpecialistMutation, ApplyAsSpecialistMutationVariables>;

export function useApplyAsSpecialistMutation(options?: MutationOptions<ApplyAsSpecialistMutation, ApplyAsSpecialistMutationVariables>) {
  return useMutation(ApplyAsSpecialistDocument, options);
}

