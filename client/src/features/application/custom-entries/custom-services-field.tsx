import { TEXT_LIMITS } from '#shared/limits.ts';
import type { StepProps } from '~/features/application/steps/step-props.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { CustomEntriesField } from './custom-entries-field.tsx';
import type { CustomServiceList } from './custom-services.ts';

interface CustomServicesFieldProps extends StepProps {
  list: CustomServiceList;
  optionLabels: readonly string[];
  addLabel: string;
}

/** Services that aren't among the options (JOIN-13, JOIN-14). */
export function CustomServicesField(props: CustomServicesFieldProps) {
  const entries = props.draft[props.list.entries].map(({ description, ...entry }) => ({
    ...entry,
    detail: description,
  }));
  return (
    <CustomEntriesField
      {...props}
      entries={entries}
      noun="service"
      renderFields={(field) => (
        <>
          <TextField {...field('name')} label="Name of the service" maxLength={TEXT_LIMITS.name} />
          <TextArea
            {...field('description')}
            label="What it covers"
            optional
            rows={3}
            maxLength={TEXT_LIMITS.serviceDescription}
          />
        </>
      )}
    />
  );
}
