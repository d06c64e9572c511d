import { CarFront } from 'lucide-react';
import { type Account, savedVehicle } from '~/features/booking/customer/account.ts';
import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import { VehicleFields } from '~/features/booking/shared/steps/details-step.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import type { StepProps } from './step-props.ts';
import styles from './vehicle-choice.module.css';

const ANOTHER = 'another';

interface VehicleChoiceProps extends StepProps {
  vehicles: Account['vehicles'];
}

/**
 * One of the customer's own vehicles, or another that is typed (DBOOK-08). Who has saved none types
 * it at once.
 */
export function VehicleChoice({ vehicles, draft, change, errorOf }: VehicleChoiceProps) {
  const { vehicle } = draft;
  const fields = <VehicleFields {...{ draft, change, errorOf }} />;
  if (vehicles.length === 0) return fields;
  const choose = (value: string) => {
    const saved = vehicles.find(({ id }) => `saved:${id}` === value);
    change({ vehicle: saved ? savedVehicle(saved) : { kind: ANOTHER } });
  };
  return (
    <div className={styles.choice}>
      <RadioCards
        id={fieldId('vehicle')}
        legend="Which vehicle?"
        name="vehicle"
        value={vehicle?.kind === 'saved' ? `saved:${vehicle.id}` : vehicle?.kind}
        onChange={choose}
        error={errorOf('vehicle')}
      >
        {vehicles.map((own) => {
          const { id, name, plate } = savedVehicle(own);
          return (
            <RadioCard
              key={id}
              value={`saved:${id}`}
              title={name}
              description={own.isPrimary ? 'Your primary vehicle' : undefined}
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
