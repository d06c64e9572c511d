import { useApolloClient } from '@apollo/client/react';

/** The notifications have a line of their own, which tells of each change. */
const ALERTS = 'Alerts';

/**
 * Gives a function that says: what is known of the customer may no longer be true. The open pages
 * ask for it again, and go on showing what they have until it comes. For what was changed
 * elsewhere; an act of the customer's own brings the changed data in its answer.
 */
export function useRefetchCustomer(): () => void {
  const client = useApolloClient();
  return () => {
    client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { me: (_, { INVALIDATE }) => INVALIDATE } });
      },
      onQueryUpdated: ({ queryName }) => queryName !== ALERTS,
    });
  };
}
