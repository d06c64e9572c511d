import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { PlateField } from '~/ui/plate-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { VehicleDraft } from './vehicle-draft.ts';
import styles from './vehicle-fields.module.css';
import { fieldId, VIN_LENGTH } from './vehicle-problems.ts';

interface VehicleFieldsProps {
  draft: VehicleDraft;
  /** While it is sent nothing more can be typed. */
  isHeld: boolean;
  /** The primary one stays so until another becomes it. */
  wasPrimary: boolean;
  errorOf: (controlId: string) => string | undefined;
  onChange: (change: Partial<VehicleDraft>) => void;
}

type TextPart = 'make' | 'model' | 'year' | 'colour' | 'plate' | 'vin';

export function VehicleFields({ draft, isHeld, wasPrimary, errorOf, onChange }: VehicleFieldsProps) {
  const text = (part: TextPart) => ({
    id: fieldId(part),
    value: draft[part],
    readOnly: isHeld,
    error: errorOf(fieldId(part)),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [part]: target.value }),
  });
  return (
    <div className={styles.fields}>
      <TextField {...text('make')} label="Make" maxLength={60} autoComplete="off" />
      <TextField {...text('model')} label="Model" maxLength={60} autoComplete="off" />
      <TextField {...text('year')} label="Year" inputMode="numeric" maxLength={4} autoComplete="off" />
      <TextField {...text('colour')} label="Colour" optional maxLength={40} autoComplete="off" />
      <PlateField {...text('plate')} label="Number plate" optional maxLength={10} />
      <TextField
        {...text('vin')}
        label="VIN"
        hint="17 characters, in the logbook and at the foot of the windscreen."
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
          id={fieldId('isPrimary')}
          className={styles.wide}
          label="My primary vehicle"
          hint="It is offered first when you book."
          checked={draft.isPrimary}
          disabled={isHeld}
          onChange={({ target }) => onChange({ isPrimary: target.checked })}
        />
      )}
    </div>
  );
}
