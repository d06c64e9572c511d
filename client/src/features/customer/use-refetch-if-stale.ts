import type { MutationResult } from '~/graphql/mutation-result.ts';
import { useRefetchCustomer, useRefetchLists } from './use-refetch-customer.ts';

/**
 * For `onResult` of a customer's mutations. The response updates all but the lists, which refetch.
 * If it doesn't include the customer, who may have changed here or elsewhere, all open pages
 * refetch.
 */
export function useRefetchIfStale() {
  const refetchCustomer = useRefetchCustomer();
  const refetchLists = useRefetchLists();
  return (result: MutationResult<{ customer: unknown }>): void => {
    if (result.kind === 'done' && result.payload.customer) refetchLists();
    else refetchCustomer();
  };
}
