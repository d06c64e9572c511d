import type { MutationResult } from '~/graphql/mutation-result.ts';
import { useRefetchCustomer } from './use-refetch-customer.ts';

/**
 * For `onResult` of a customer's mutations: where the answer has not brought the customer, who may
 * have been changed here or elsewhere, the open pages refetch them.
 */
export function useCustomerResult() {
  const refetch = useRefetchCustomer();
  return (result: MutationResult<{ customer: unknown }>): void => {
    if (result.kind !== 'done' || !result.payload.customer) refetch();
  };
}
