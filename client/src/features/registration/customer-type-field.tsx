import { product } from '~/site/product.ts';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import type { CustomerType } from './registration-draft.ts';

interface CustomerTypeFieldProps {
  value: CustomerType;
  onChange: (value: CustomerType) => void;
}

/** The choice between a new and a returning customer (REG-02). */
export function CustomerTypeField({ value, onChange }: CustomerTypeFieldProps) {
  return (
    <InertUntilInteractive>
      <RadioCards
        legend="Have you used us before?"
        legendHidden
        name="customer-type"
        value={value}
        onChange={(chosen) => onChange(chosen === 'returning' ? 'returning' : 'new')}
      >
        <RadioCard value="new" title={`I'm new to ${product.name}`} />
        <RadioCard value="returning" title={`I've booked with ${product.name} before`} />
      </RadioCards>
    </InertUntilInteractive>
  );
}
