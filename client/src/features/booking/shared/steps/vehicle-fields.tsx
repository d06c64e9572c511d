import { fieldId, type StepProps } from '~/features/booking/shared/booking-answers.ts';
import styles from '~/ui/field-pair.module.css';
import { NumberPlateField } from '~/ui/number-plate-field.tsx';
import { TextField } from '~/ui/text-field.tsx';

/** The fields for a vehicle that is not saved. */
export function VehicleFields({ draft, change, errorOf }: StepProps) {
  return (
    <div className={styles.pair}>
      <TextField
        id={fieldId('model')}
        label="Model"
        hint="For example Ford Fiesta"
        value={draft.model}
        onChange={({ target }) => change({ model: target.value })}
        error={errorOf('model')}
      />
      <TextField
        id={fieldId('year')}
        label="Year"
        inputMode="numeric"
        value={draft.year}
        onChange={({ target }) => change({ year: target.value })}
        error={errorOf('year')}
      />
      <NumberPlateField
        id={fieldId('plate')}
        label="Number plate"
        value={draft.plate}
        onChange={({ target }) => change({ plate: target.value })}
        error={errorOf('plate')}
      />
    </div>
  );
}
