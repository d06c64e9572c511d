import { type SubmitEvent, useId, useState } from 'react';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { type ActProblem, messageAt } from '~/graphql/problems.ts';
import { useKept } from '~/lib/kept-store.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { ErrorSummary } from '~/ui/error-summary.tsx';
import { useSaveVehicle } from './use-save-vehicle.ts';
import { openVehicleDraft, vehicleDraft } from './vehicle-draft.ts';
import { VehicleFields } from './vehicle-fields.tsx';
import { vehicleProblems } from './vehicle-problems.ts';

interface VehicleDialogProps {
  customerId: string;
  /** The one that is changed; null adds one. */
  vehicle: VehicleFactsFragment | null;
  /** All that the customer has. */
  vehicles: readonly VehicleFactsFragment[];
  onClose: () => void;
  /** Told once it is saved, with what to say. */
  onSaved: (words: string) => void;
}

/** A vehicle's details (PROF-22). What is typed stays until it is saved or thrown away, however the form is closed. */
export function VehicleDialog({ customerId, vehicle, vehicles, onClose, onSaved }: VehicleDialogProps) {
  useState(() => openVehicleDraft(customerId, vehicle));
  const draft = useKept(vehicleDraft);
  const save = useSaveVehicle(vehicles.map(({ id }) => id));
  const [problems, setProblems] = useState<readonly ActProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const formId = useId();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = vehicleProblems(draft, new Date());
    setAttempt(attempt + 1);
    setProblems(found);
    if (found.length > 0) return;
    setIsSending(true);
    const refused = await save(draft);
    setIsSending(false);
    setProblems(refused);
    if (refused.length === 0) onSaved(vehicle ? 'Your changes are saved.' : 'Your vehicle is added.');
  };
  const discard = () => {
    vehicleDraft.clear();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title={vehicle ? `Edit ${vehicle.make} ${vehicle.model}`.trim() : 'Add a vehicle'}
      footer={
        <>
          <Button variant="outline" onClick={discard} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyLabel="Saving...">
            {vehicle ? 'Save Changes' : 'Add Vehicle'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
        <ErrorSummary title="This vehicle is not saved yet" errors={problems} attempt={attempt} />
        <VehicleFields
          draft={draft}
          isHeld={isSending}
          wasPrimary={vehicle?.isPrimary ?? false}
          errorOf={(id) => messageAt(problems, id)}
          onChange={(change) => vehicleDraft.change(change)}
        />
      </form>
    </Dialog>
  );
}
