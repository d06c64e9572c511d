import type { MutationResult } from '~/graphql/mutation-result.ts';
import { useRefetchCustomer } from './use-refetch-customer.ts';

/**
 * For `onResult` of a customer's mutations. If the response doesn't include the customer, who may
 * have changed here or elsewhere, the open pages refetch.
 */
export function useRefetchIfStale() {
  const refetch = useRefetchCustomer();
  return (result: MutationResult<{ customer: unknown }>): void => {
    if (result.kind !== 'done' || !result.payload.customer) refetch();
  };
}
