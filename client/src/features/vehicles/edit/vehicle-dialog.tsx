import { FormDialog } from '~/forms/form-dialog.tsx';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { useSaveVehicle } from './use-save-vehicle.ts';
import { VehicleFields } from './vehicle-fields.tsx';

interface VehicleDialogProps {
  /** The vehicle to edit; null adds one. */
  vehicle: VehicleFactsFragment | null;
  /** All of the customer's vehicles. */
  vehicles: readonly VehicleFactsFragment[];
  onClose: () => void;
  /** Called once it is saved, with a message to show. */
  onSaved: (message: string) => void;
}

/** Adds or edits a vehicle (PROF-22). The draft stays until it is saved or discarded. */
export function VehicleDialog({ vehicle, vehicles, onClose, onSaved }: VehicleDialogProps) {
  const form = useSaveVehicle(vehicle, vehicles, () =>
    onSaved(vehicle ? 'Your changes have been saved.' : 'Your vehicle has been added.'),
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
