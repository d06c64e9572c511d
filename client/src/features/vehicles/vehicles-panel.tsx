import { LOADING_TIMEOUT_MS } from '~/features/customer/use-account-page.ts';
import { useVehiclesQuery } from '~/graphql/generated/operations/vehicles.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Vehicles } from './vehicles.tsx';

/** The customer's vehicles (PROF-21). Refetched each time: another tab may have changed them. */
export function VehiclesPanel() {
  const { data, error, loading, refetch } = useVehiclesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // A failed refetch must not close a form that is open over the list.
  const customer = useLastLoaded(data?.me?.vehicles ? data.me : null);
  const hasTimedOut = useHasTimedOut(!customer, LOADING_TIMEOUT_MS);
  if (customer?.vehicles) return <Vehicles customerId={customer.id} from={customer.vehicles} />;
  if (!error && !hasTimedOut) return <Skeleton shape="box" height={220} />;
  return <LoadError message="We couldn’t load your vehicles." onRetry={() => void refetch()} retrying={loading} />;
}
