import { useFragment } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { VehicleFactsFragment, VehiclesQuery } from '~/graphql/generated/graphql.ts';
import { VehicleFactsFragmentDoc } from '~/graphql/generated/operations/vehicle-facts.ts';
import { useVehiclesQuery } from '~/graphql/generated/operations/vehicles.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { RemoveVehicleDialog } from './remove-vehicle-dialog.tsx';
import { useVehicleMutations } from './use-vehicle-mutations.ts';
import { VehicleCard } from './vehicle-card.tsx';
import styles from './vehicles-panel.module.css';

type Customer = NonNullable<VehiclesQuery['me']>;

const VehicleDialog = lazyDialog(() => import('./edit/vehicle-dialog.tsx').then((module) => module.VehicleDialog));

/** After this long it is said that they are late (DASH-17). */
const PATIENCE_MS = 3000;

/**
 * The customer's vehicles (PROF-21), asked for anew each time they are looked at: another tab may
 * have changed them.
 */
export function VehiclesPanel() {
  const { data, error, loading, refetch } = useVehiclesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // What came last stays when asking anew brings an error in its place: a form may stand over it.
  const [last, setLast] = useState<Customer | null>(null);
  const come = data?.me ?? null;
  if (come !== null && come !== last) setLast(come);
  const me = come ?? last;
  const isLate = useHasTimedOut(!me, PATIENCE_MS);
  if (me) return <Vehicles customer={me} />;
  if (!error && !isLate) return <Skeleton shape="box" height={220} />;
  return <LoadError message="Your vehicles could not be loaded." onRetry={() => void refetch()} retrying={loading} />;
}

function Vehicles({ customer }: { customer: Customer }) {
  const { data, complete } = useFragment({ fragment: VehicleFactsFragmentDoc, from: customer.vehicles });
  // Each of them came whole with the list.
  const vehicles = complete ? data : [];
  const { news, tell, dismiss, makePrimary, remove } = useVehicleMutations(customer.id, vehicles);
  const [open, setOpen] = useState<{ edit: VehicleFactsFragment | null } | { remove: VehicleFactsFragment } | null>(
    null,
  );
  const close = () => setOpen(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [gone, setGone] = useState(0);
  // Its card or its button goes, and the focus would go with it; not before the dialog is gone,
  // which lets it go nowhere.
  useEffect(() => {
    if (gone > 0) title.current?.focus();
  }, [gone]);
  const add = (
    <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen({ edit: null })}>
      Add Vehicle
    </Button>
  );

  return (
    <section aria-labelledby="vehicles-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={title} id="vehicles-title" tabIndex={-1} className={styles.title}>
          My Vehicles
        </h2>
        {vehicles.length > 0 && add}
      </div>
      {news && <Notice key={news.count} tone={news.tone} title={news.message} onDismiss={dismiss} />}
      {vehicles.length === 0 ? (
        <EmptyState title="No vehicle in the yard yet" actions={add}>
          <p>Save yours once, and booking a repair for it takes one press.</p>
        </EmptyState>
      ) : (
        <ul className={styles.rail}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard
                vehicle={vehicle}
                onEdit={() => setOpen({ edit: vehicle })}
                onMakePrimary={() => {
                  setGone(gone + 1);
                  void makePrimary(vehicle);
                }}
                onRemove={() => setOpen({ remove: vehicle })}
              />
            </li>
          ))}
        </ul>
      )}
      {open && 'remove' in open && (
        <RemoveVehicleDialog
          vehicle={open.remove}
          onClose={close}
          onConfirm={() => {
            close();
            setGone(gone + 1);
            void remove(open.remove);
          }}
        />
      )}
      {open && 'edit' in open && (
        <Suspense fallback={null}>
          <VehicleDialog
            vehicle={open.edit}
            vehicles={vehicles}
            onClose={close}
            onSaved={(message) => {
              close();
              tell('success', message);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
