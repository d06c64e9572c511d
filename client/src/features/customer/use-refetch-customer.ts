import { useApolloClient } from '@apollo/client/react';
import { expireAll } from '~/graphql/freshness.ts';
import { metaOf } from '~/graphql/operation-meta.ts';

/**
 * What the response to a mutation doesn't contain: a changed appointment may now belong to another
 * filter, order or page of a list. A repair also says whether it can be reviewed.
 */
const LISTS = new Set(['appointments', 'repairs', 'repair', 'pendingReviews', 'submittedReviews']);

/**
 * Returns a function that marks the cached customer as stale. The open pages refetch, and show the
 * old data until the response arrives. Use it for changes made elsewhere. Notifications aren't
 * refetched, because a subscription keeps them up to date.
 */
export function useRefetchCustomer(): () => void {
  return useRefetch((fields) => !fields.includes('notifications'));
}

/**
 * Like `useRefetchCustomer`, for lists and repairs alone: the mutation's response has all else.
 */
export function useRefetchLists(): () => void {
  return useRefetch((fields) => fields.some((field) => LISTS.has(field)));
}

function useRefetch(isIncluded: (customerFields: readonly string[]) => boolean): () => void {
  const client = useApolloClient();
  return () => {
    expireAll();
    client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { me: (_, { INVALIDATE }) => INVALIDATE } });
      },
      onQueryUpdated: ({ query }) => isIncluded(metaOf(query).customer ?? []),
    });
  };
}
