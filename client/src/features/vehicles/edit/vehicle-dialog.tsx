import { TEXT_LIMITS } from '#shared/limits.ts';
import { VIN_LENGTH } from '#shared/vehicle-rules.ts';
import { FormDialog } from '~/forms/form-dialog.tsx';
import type { VehicleFactsFragment } from '~/graphql/generated/graphql.ts';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { NumberPlateField } from '~/ui/number-plate-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { useSaveVehicle } from './use-save-vehicle.ts';
import styles from './vehicle-fields.module.css';

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
      refusedTitle="We couldn’t save this vehicle"
      closeLabel="Cancel"
      onCloseButton={discard}
      onClose={onClose}
      submit={{ label: vehicle ? 'Save Changes' : 'Add Vehicle', busyLabel: 'Saving...' }}
    >
      <VehicleFields form={form} wasPrimary={vehicle?.isPrimary ?? false} />
    </FormDialog>
  );
}

interface VehicleFieldsProps {
  form: ReturnType<typeof useSaveVehicle>;
  /** A primary vehicle stays primary until another one is set. */
  wasPrimary: boolean;
}

function VehicleFields({ form, wasPrimary }: VehicleFieldsProps) {
  const { text } = form;
  return (
    <div className={styles.fields}>
      <TextField
        {...text('make')}
        label="Make"
        hint="For example Ford"
        maxLength={TEXT_LIMITS.vehicle.make}
        autoComplete="off"
      />
      <TextField
        {...text('model')}
        label="Model"
        hint="For example Fiesta"
        maxLength={TEXT_LIMITS.vehicle.model}
        autoComplete="off"
      />
      <TextField {...text('year')} label="Year" inputMode="numeric" maxLength={4} autoComplete="off" />
      <TextField
        {...text('colour')}
        label="Colour"
        optional
        maxLength={TEXT_LIMITS.vehicle.colour}
        autoComplete="off"
      />
      <NumberPlateField {...text('plate')} label="Number plate" optional maxLength={TEXT_LIMITS.vehicle.plate} />
      <TextField
        {...text('vin')}
        label="VIN"
        hint={`${VIN_LENGTH} characters, in the logbook and at the bottom of the windscreen.`}
        optional
        maxLength={VIN_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {wasPrimary ? (
        <p className={styles.wide}>This is your primary vehicle. To change that, set another one as primary.</p>
      ) : (
        <CheckboxField
          {...form.checkbox('isPrimary')}
          className={styles.wide}
          label="My primary vehicle"
          hint="We’ll suggest it first when you book."
        />
      )}
    </div>
  );
}
