import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { nameOfVehicle } from './vehicle-name.ts';

interface RemoveVehicleDialogProps {
  vehicle: VehicleFactsFragment;
  onClose: () => void;
  onConfirm: () => void;
}

export function RemoveVehicleDialog({ vehicle, onClose, onConfirm }: RemoveVehicleDialogProps) {
  const name = nameOfVehicle(vehicle);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`Remove ${name}?`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={onConfirm}>Remove</Button>
        </>
      }
    >
      <p>
        Bookings and repairs keep what they say about it.
        {vehicle.isPrimary && ' Another of your vehicles, if there is one, becomes the primary one.'}
      </p>
    </Dialog>
  );
}
