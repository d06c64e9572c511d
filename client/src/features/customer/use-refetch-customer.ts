import { useApolloClient } from '@apollo/client/react';
import { expireAll } from '~/graphql/freshness.ts';

/** Not refetched: a subscription keeps the notifications up to date. */
const NOTIFICATION_QUERIES: ReadonlySet<string | undefined> = new Set(['Notifications', 'MoreNotifications']);

/**
 * The pages of lists, which the response to a mutation doesn't contain: a changed appointment may
 * now belong to another filter, order or page. A repair also says whether it can be reviewed.
 */
const LIST_QUERIES: ReadonlySet<string | undefined> = new Set([
  'Appointments',
  'Repairs',
  'RepairDetails',
  'Reviews',
  'MorePendingReviews',
  'MoreSubmittedReviews',
]);

/**
 * Returns a function that marks the cached customer as stale. The open pages refetch, and show the
 * old data until the response arrives. Use it for changes made elsewhere.
 */
export function useRefetchCustomer(): () => void {
  return useRefetch((name) => !NOTIFICATION_QUERIES.has(name));
}

/**
 * Like `useRefetchCustomer`, for lists and repairs alone: the mutation's response has all else.
 */
export function useRefetchLists(): () => void {
  return useRefetch((name) => LIST_QUERIES.has(name));
}

function useRefetch(isIncluded: (queryName: string | undefined) => boolean): () => void {
  const client = useApolloClient();
  return () => {
    expireAll();
    client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { me: (_, { INVALIDATE }) => INVALIDATE } });
      },
      onQueryUpdated: ({ queryName }) => isIncluded(queryName),
    });
  };
}
