import { product } from '~/site/product.ts';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import type { Registrant } from './registration-draft.ts';

/** REG-02. */
export function RegistrantChoice({ who, onChange }: { who: Registrant; onChange: (who: Registrant) => void }) {
  return (
    <InertUntilInteractive>
      <RadioCards
        legend="Have you been here before?"
        legendHidden
        name="registrant"
        value={who}
        onChange={(value) => onChange(value === 'returning' ? 'returning' : 'new')}
      >
        <RadioCard value="new" title={`I'm new to ${product.name}`} />
        <RadioCard value="returning" title={`I've booked with ${product.name} before`} />
      </RadioCards>
    </InertUntilInteractive>
  );
}
