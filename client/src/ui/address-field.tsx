import { type ComponentProps, type FocusEvent, useState } from 'react';
import { formatAddress, hasPostcode } from '#shared/uk/address.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';

type AddressFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'>;

/**
 * Street address and postcode on one line. When it is left, the postcode at its end is put as it is
 * written; without one it says so kindly, and is taken all the same: not every place has one at
 * hand.
 */
export function AddressField({ id, label, hint, error, optional, className, onBlur, ...input }: AddressFieldProps) {
  const [isLacking, setLacking] = useState(false);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const address = event.target.value.trim();
    setLacking(address !== '' && !hasPostcode(address));
    onBlur?.(event);
  };
  const note = isLacking ? 'Do you know the postcode? It helps us find you.' : '';
  return (
    <Field {...{ id, label, hint, error, optional, className, note }}>
      {(wiring) => (
        <FormattedInput
          autoComplete="address-line1"
          {...input}
          {...wiring}
          tidy={formatAddress}
          onBlur={leave}
          className={control.control}
        />
      )}
    </Field>
  );
}
