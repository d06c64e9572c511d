import { useFragment } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { LOADING_TIMEOUT_MS } from '~/features/customer/use-account-page.ts';
import type { VehicleFactsFragment, VehiclesQuery } from '~/graphql/generated/graphql.ts';
import { VehicleFactsFragmentDoc } from '~/graphql/generated/operations/vehicle-facts.ts';
import { useVehiclesQuery } from '~/graphql/generated/operations/vehicles.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LazyDialog, lazyDialog } from '~/ui/lazy-dialog.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useVehicleMutations } from './use-vehicle-mutations.ts';
import { VehicleCard, vehicleName } from './vehicle-card.tsx';
import styles from './vehicles.module.css';

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

const VehicleDialog = lazyDialog(() => import('./edit/vehicle-dialog.tsx').then((module) => module.VehicleDialog));

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit'; vehicle: VehicleFactsFragment }
  | { kind: 'remove'; vehicle: VehicleFactsFragment };

const useOpenDialog = resumableDialog<OpenDialog>();

interface VehiclesProps {
  customerId: string;
  from: NonNullable<NonNullable<VehiclesQuery['me']>['vehicles']>;
}

function Vehicles({ customerId, from }: VehiclesProps) {
  const { data, complete } = useFragment({ fragment: VehicleFactsFragmentDoc, from });
  // The list's query loads every vehicle completely.
  const vehicles = complete ? data : [];
  const { notice, showNotice, dismissNotice, makePrimary, remove } = useVehicleMutations(customerId, vehicles);
  const [openDialog, setOpenDialog] = useOpenDialog();
  const close = () => setOpenDialog(null);
  const { heading, focusHeading } = useHeadingFocus();
  const addButton = (
    <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpenDialog({ kind: 'add' })}>
      Add Vehicle
    </Button>
  );

  return (
    <section aria-labelledby="vehicles-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} id="vehicles-title" tabIndex={-1} className={styles.title}>
          My Vehicles
        </h2>
        {vehicles.length > 0 && addButton}
      </div>
      {notice && <Notice key={notice.count} tone={notice.tone} title={notice.message} onDismiss={dismissNotice} />}
      {vehicles.length === 0 ? (
        <EmptyState title="No vehicles saved yet" actions={addButton}>
          <p>Save your vehicle once, then choose it each time you book.</p>
        </EmptyState>
      ) : (
        <ul className={styles.rail}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard
                vehicle={vehicle}
                onEdit={() => setOpenDialog({ kind: 'edit', vehicle })}
                onMakePrimary={() => {
                  focusHeading();
                  void makePrimary(vehicle);
                }}
                onRemove={() => setOpenDialog({ kind: 'remove', vehicle })}
              />
            </li>
          ))}
        </ul>
      )}
      {openDialog?.kind === 'remove' && (
        <Suspense fallback={null}>
          <RemoveVehicleDialog
            vehicle={openDialog.vehicle}
            onClose={close}
            onConfirm={() => {
              close();
              focusHeading();
              void remove(openDialog.vehicle);
            }}
          />
        </Suspense>
      )}
      {(openDialog?.kind === 'add' || openDialog?.kind === 'edit') && (
        <Suspense fallback={null}>
          <VehicleDialog
            vehicle={openDialog.kind === 'edit' ? openDialog.vehicle : null}
            vehicles={vehicles}
            onClose={close}
            onSaved={(message) => {
              close();
              showNotice('success', message);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/**
 * For actions that remove the focused card or button. Focuses in an effect, after the dialog has
 * closed, because a closing dialog clears the focus.
 */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [focusCount, setFocusCount] = useState(0);
  useEffect(() => {
    if (focusCount > 0) heading.current?.focus();
  }, [focusCount]);
  return { heading, focusHeading: () => setFocusCount((count) => count + 1) };
}

interface RemoveVehicleDialogProps {
  vehicle: VehicleFactsFragment;
  onClose: () => void;
  onConfirm: () => void;
}

function RemoveVehicleDialog({ vehicle, onClose, onConfirm }: RemoveVehicleDialogProps) {
  const name = vehicleName(vehicle);
  return (
    <LazyDialog
      open
      onClose={onClose}
      size="sm"
      title={`Remove ${name}?`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep vehicle
          </Button>
          <Button onClick={onConfirm}>Remove</Button>
        </>
      }
    >
      <p>
        Your bookings and repairs will still show it.
        {vehicle.isPrimary && ' If you have another vehicle, it’ll become your primary one.'}
      </p>
    </LazyDialog>
  );
}
