import { type Control, useController } from 'react-hook-form';
import { SelectField } from '~/ui/select-field.tsx';

import { type HelpValues, helpFieldId } from './help-schema.ts';

interface HelpKindFieldProps {
  control: Control<HelpValues>;
  /** Null while they load. */
  kinds: readonly string[] | null;
}

/** The kind of help, by the browser's own select. What was chosen stays on offer, whatever a list that comes later says. */
export function HelpKindField({ control, kinds }: HelpKindFieldProps) {
  const { field, fieldState } = useController({ control, name: 'serviceType' });
  const isMissing = field.value !== '' && !kinds?.includes(field.value);
  return (
    <SelectField
      {...field}
      id={helpFieldId('serviceType')}
      error={fieldState.error?.message}
      label="What do you need help with?"
      disabled={kinds === null}
    >
      <option value="">{kinds === null ? 'Loading...' : 'Choose one'}</option>
      {[...(kinds ?? []), ...(isMissing ? [field.value] : [])].map((kind) => (
        <option key={kind} value={kind}>
          {kind}
        </option>
      ))}
    </SelectField>
  );
}
