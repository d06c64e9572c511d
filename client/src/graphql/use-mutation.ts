import type { ApolloClient, MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { use } from 'react';
import { ClientLoaderContext } from './client-loader.ts';

export type MutationOptions<Data, Variables extends OperationVariables> = Omit<
  ApolloClient.MutateOptions<Data, Variables>,
  'mutation' | 'variables'
>;

type Mutate<Data, Variables extends OperationVariables> = (
  options: MutationOptions<Data, Variables> & { variables: Variables },
) => Promise<ApolloClient.MutateResult<MaybeMasked<Data>>>;

type AnyMutate<Data, Variables extends OperationVariables> = (
  options: ApolloClient.MutateOptions<Data, Variables>,
) => Promise<ApolloClient.MutateResult<MaybeMasked<Data>>>;

/**
 * Like Apollo's hook, but without the state, and without the client: the first call loads it. So a
 * page with a form and no query is usable before the client is there.
 */
export function useMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options?: MutationOptions<Data, Variables>,
): [mutate: Mutate<Data, Variables>] {
  const { current, load } = use(ClientLoaderContext);
  return [
    (callOptions) => {
      // The client's own type can't be resolved for a mutation that is a parameter.
      const mutate = (client: ApolloClient) =>
        (client.mutate as AnyMutate<Data, Variables>)({ ...options, ...callOptions, mutation });
      const client = current();
      // At once if possible: an optimistic response is shown without delay.
      return client ? mutate(client) : load().then(mutate);
    },
  ];
}
