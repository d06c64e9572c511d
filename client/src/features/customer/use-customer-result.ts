import type { MutationResult } from '~/graphql/mutation-result.ts';
import { useCustomerStale } from './use-customer-stale.ts';

/**
 * For `onResult` of a customer's mutations: where the answer has not brought the customer, who may
 * have been changed here or elsewhere, the open pages refetch them.
 */
export function useCustomerResult() {
  const refetch = useCustomerStale();
  return (result: MutationResult<{ customer: unknown }>): void => {
    if (result.kind !== 'done' || !result.answer.customer) refetch();
  };
}
