import { useImmediateServicesQuery } from '~/graphql/generated/operations/immediate-services.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { immediateServiceNames } from './immediate-service-names.ts';

/** Someone at the roadside shouldn't wait for a list that has a built-in fallback. */
const LOADING_TIMEOUT_MS = 6_000;

/**
 * The names of the immediate services; null while they load (IMM-02). If the list fails or takes
 * too long, the built-in one is used (IMM-08, IMM-09).
 */
export function useImmediateServiceNames(): string[] | null {
  const { data, loading } = useImmediateServicesQuery();
  const hasTimedOut = useHasTimedOut(loading, LOADING_TIMEOUT_MS);
  return loading && !hasTimedOut ? null : immediateServiceNames(data?.immediateServices);
}
