import type { ApolloClient, MaybeMasked, TypedDocumentNode, Unmasked } from '@apollo/client';
import { use } from 'react';
import { ClientLoaderContext } from './client-loader.ts';
import { failureOf } from './failure.ts';
import type { MutationResult, UserError } from './mutation-result.ts';

interface Options<Data, Input, Field extends keyof Data>
  extends Pick<ApolloClient.MutateOptions<Data, { input: Input }>, 'context' | 'update'> {
  /** What the payload will probably be, shown until the response arrives. */
  optimisticPayload?: NonNullable<Unmasked<Data[Field]>>;
}

type Mutation<Data, Input> = TypedDocumentNode<Data, { input: Input }>;

type Payload<Data, Field extends keyof Data> = NonNullable<MaybeMasked<Data[Field]>>;

/**
 * Returns a function that sends the mutation, which may have to be loaded. It never throws. `field`
 * is the mutation's field.
 *
 * The first call loads the client, so a page with a form and no query is usable before it is there.
 */
export function useMutation<Data, Input, Field extends keyof Data>(
  mutation: Mutation<Data, Input> | (() => Promise<Mutation<Data, Input>>),
  field: Field,
): (input: Input, options?: Options<Data, Input, Field>) => Promise<MutationResult<Payload<Data, Field>>> {
  const { current, load } = use(ClientLoaderContext);
  return async (input, { optimisticPayload, ...options } = {}) => {
    try {
      // At once if possible: an optimistic response is shown without delay.
      const client = current() ?? (await load());
      const { data, error } = await (client.mutate as Mutate)({
        ...options,
        ...(optimisticPayload && { optimisticResponse: { __typename: 'Mutation', [field]: optimisticPayload } }),
        mutation: typeof mutation === 'function' ? await mutation() : mutation,
        variables: { input },
        // A mutation can succeed even though what it changed can't be read again: its payload then
        // comes with an error on `customer`, which is null.
        errorPolicy: 'all',
      });
      return resultOf(data?.[field] as Payload<Data, Field> | null | undefined, error);
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error) };
    }
  };
}

/** The client's own type can't be resolved for a mutation that is a parameter. */
type Mutate = (options: object) => Promise<{ data?: Record<PropertyKey, unknown>; error?: unknown }>;

/** A response without the payload counts as a refusal without a reason. */
function resultOf<Sent extends { userErrors?: readonly UserError[] }>(
  payload: Sent | null | undefined,
  error: unknown,
): MutationResult<Sent> {
  if (!payload && error) return { kind: 'failed', failure: failureOf(error) };
  if (!payload) return { kind: 'refused', userErrors: [] };
  const { userErrors = [] } = payload;
  return userErrors.length > 0 ? { kind: 'refused', userErrors } : { kind: 'done', payload };
}
