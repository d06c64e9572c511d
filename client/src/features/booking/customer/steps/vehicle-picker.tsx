import { CarFront } from 'lucide-react';
import { type BookingAccount, toSavedVehicle } from '~/features/booking/customer/booking-account.ts';
import type { CustomerDraft } from '~/features/booking/customer/customer-draft.ts';
import { fieldId } from '~/features/booking/shared/booking-answers.ts';
import type { StepProps } from '~/features/booking/shared/steps/step-props.ts';
import { VehicleFields } from '~/features/booking/shared/steps/vehicle-fields.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import styles from './vehicle-picker.module.css';

const ANOTHER = 'another';
const radioValue = (vehicleId: string) => `saved:${vehicleId}`;

interface VehiclePickerProps extends StepProps<CustomerDraft> {
  vehicles: BookingAccount['vehicles'];
}

/** The customer's saved vehicles, and fields for another one (DBOOK-08). */
export function VehiclePicker({ vehicles, draft, change, errorOf }: VehiclePickerProps) {
  const { vehicle } = draft;
  const fields = <VehicleFields draft={draft} change={change} errorOf={errorOf} />;
  if (!vehicles?.length) return fields;
  const choose = (value: string) => {
    const saved = vehicles.find(({ id }) => radioValue(id) === value);
    change({ vehicle: saved ? toSavedVehicle(saved) : { kind: ANOTHER } });
  };
  return (
    <div className={styles.picker}>
      <RadioCards
        id={fieldId('vehicle')}
        legend="Which vehicle?"
        name="vehicle"
        value={vehicle?.kind === 'saved' ? radioValue(vehicle.id) : vehicle?.kind}
        onChange={choose}
        error={errorOf('vehicle')}
      >
        {vehicles.map((saved) => {
          const { id, name, plate } = toSavedVehicle(saved);
          return (
            <RadioCard
              key={id}
              value={radioValue(id)}
              title={name}
              description={saved.isPrimary ? 'Your primary vehicle' : undefined}
              aside={plate && <NumberPlate value={plate} />}
            />
          );
        })}
        <RadioCard
          value={ANOTHER}
          title="Another vehicle"
          description="A vehicle that isn’t in your profile"
          media={<CarFront aria-hidden="true" />}
        />
      </RadioCards>
      {vehicle?.kind === ANOTHER && <div className={styles.fields}>{fields}</div>}
    </div>
  );
}
