import { useApolloClient } from '@apollo/client/react';

/** Not refetched: a subscription keeps the notifications up to date. */
const NOTIFICATIONS_QUERY = 'Notifications';

/**
 * Returns a function that marks the cached customer as stale. The open pages refetch, and show the
 * old data until the response arrives. Use it for changes made elsewhere: the customer's own
 * mutations return the changed data.
 */
export function useRefetchCustomer(): () => void {
  const client = useApolloClient();
  return () => {
    client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { me: (_, { INVALIDATE }) => INVALIDATE } });
      },
      onQueryUpdated: ({ queryName }) => queryName !== NOTIFICATIONS_QUERY,
    });
  };
}
