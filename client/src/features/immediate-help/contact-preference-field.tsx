import { MessageSquare, Phone } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import styles from './help-form.module.css';
import type { HelpValues } from './help-schema.ts';

export function ContactPreferenceField({ control }: { control: Control<HelpValues> }) {
  const { field } = useController({ control, name: 'contactPreference' });
  return (
    <div className={styles.preference}>
      <RadioCards
        legend="How shall we reach you?"
        name={field.name}
        value={field.value}
        onChange={(value) => field.onChange(value)}
        columns={2}
      >
        <RadioCard value="CALL" title="Call" media={<Phone aria-hidden />} />
        <RadioCard value="TEXT" title="Text" media={<MessageSquare aria-hidden />} />
      </RadioCards>
    </div>
  );
}
