import { useFragment } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import type { VehicleFactsFragment, VehiclesQuery } from '~/graphql/generated/graphql.ts';
import { VehicleFactsFragmentDoc } from '~/graphql/generated/operations/vehicle-facts.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RemoveVehicleDialog } from './remove-vehicle-dialog.tsx';
import { useVehicleMutations } from './use-vehicle-mutations.ts';
import { VehicleCard } from './vehicle-card.tsx';
import styles from './vehicles.module.css';

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

export function Vehicles({ customerId, from }: VehiclesProps) {
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
        <VehicleList
          vehicles={vehicles}
          onEdit={(vehicle) => setOpenDialog({ kind: 'edit', vehicle })}
          onMakePrimary={(vehicle) => {
            focusHeading();
            void makePrimary(vehicle);
          }}
          onRemove={(vehicle) => setOpenDialog({ kind: 'remove', vehicle })}
        />
      )}
      {openDialog && (
        <VehicleActionDialog
          dialog={openDialog}
          vehicles={vehicles}
          onClose={close}
          onRemove={(vehicle) => {
            close();
            focusHeading();
            void remove(vehicle);
          }}
          onSaved={(message) => {
            close();
            showNotice('success', message);
          }}
        />
      )}
    </section>
  );
}

type OnVehicle = (vehicle: VehicleFactsFragment) => void;

interface VehicleListProps {
  vehicles: readonly VehicleFactsFragment[];
  onEdit: OnVehicle;
  onMakePrimary: OnVehicle;
  onRemove: OnVehicle;
}

function VehicleList({ vehicles, onEdit, onMakePrimary, onRemove }: VehicleListProps) {
  return (
    <ul className={styles.rail}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <VehicleCard
            vehicle={vehicle}
            onEdit={() => onEdit(vehicle)}
            onMakePrimary={() => onMakePrimary(vehicle)}
            onRemove={() => onRemove(vehicle)}
          />
        </li>
      ))}
    </ul>
  );
}

interface VehicleActionDialogProps {
  dialog: OpenDialog;
  vehicles: readonly VehicleFactsFragment[];
  onClose: () => void;
  onRemove: OnVehicle;
  onSaved: (message: string) => void;
}

function VehicleActionDialog({ dialog, vehicles, onClose, onRemove, onSaved }: VehicleActionDialogProps) {
  if (dialog.kind === 'remove') {
    const { vehicle } = dialog;
    return <RemoveVehicleDialog vehicle={vehicle} onClose={onClose} onConfirm={() => onRemove(vehicle)} />;
  }
  return (
    <Suspense fallback={null}>
      <VehicleDialog
        vehicle={dialog.kind === 'edit' ? dialog.vehicle : null}
        vehicles={vehicles}
        onClose={onClose}
        onSaved={onSaved}
      />
    </Suspense>
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
