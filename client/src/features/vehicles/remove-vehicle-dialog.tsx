import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { vehicleName } from './vehicle-name.ts';

interface RemoveVehicleDialogProps {
  vehicle: VehicleFactsFragment;
  onClose: () => void;
  onConfirm: () => void;
}

export function RemoveVehicleDialog({ vehicle, onClose, onConfirm }: RemoveVehicleDialogProps) {
  const name = vehicleName(vehicle);
  return (
    <Dialog
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
    </Dialog>
  );
}
