import { FormDialog } from '~/forms/form-dialog.tsx';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useSaveVehicle } from './use-save-vehicle.ts';
import { VehicleFields } from './vehicle-fields.tsx';

interface VehicleDialogProps {
  /** The vehicle to edit; null adds one. */
  vehicle: VehicleFactsFragment | null;
  /** All that the customer has. */
  vehicles: readonly VehicleFactsFragment[];
  onClose: () => void;
  /** Called once it is saved, with what to say. */
  onSaved: (message: string) => void;
}

/**
 * A vehicle's details (PROF-22). What is typed stays until it is saved or discarded, however the
 * form is closed.
 */
export function VehicleDialog({ vehicle, vehicles, onClose, onSaved }: VehicleDialogProps) {
  const form = useSaveVehicle(vehicle, vehicles, () =>
    onSaved(vehicle ? 'Your changes are saved.' : 'Your vehicle is added.'),
  );
  const discard = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={vehicle ? `Edit ${vehicle.make} ${vehicle.model}`.trim() : 'Add a vehicle'}
      form={form}
      errorTitle="We couldn’t save this vehicle"
      closeLabel="Cancel"
      onCloseButton={discard}
      onClose={onClose}
      submit={{ label: vehicle ? 'Save Changes' : 'Add Vehicle', busyLabel: 'Saving...' }}
    >
      <VehicleFields form={form} wasPrimary={vehicle?.isPrimary ?? false} />
    </FormDialog>
  );
}
