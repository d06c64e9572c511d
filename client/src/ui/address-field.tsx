import { type ClipboardEvent, type ComponentProps, type FocusEvent, useState } from 'react';
import { unusableCharacterMessage, visibleText } from '#shared/plain-text.ts';
import { formatAddress, postcodeOf } from '#shared/uk/address.ts';
import { setNativeValue } from './clean-input.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './field.tsx';
import { FormattedInput } from './formatted-input.tsx';

type AddressFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'type'> & {
    /** Returns a note about a postcode, or an empty text. */
    postcodeNote?: (postcode: string) => string;
  };

/**
 * Street address and postcode on one line; pasted lines are joined by commas. When the field loses
 * the focus, the address is formatted. Without a postcode, a note asks for it, but the address is
 * still valid, because not everyone knows it.
 */
export function AddressField(props: AddressFieldProps) {
  const { id, label, hint, error, optional, className, postcodeNote = () => '', onBlur, ...input } = props;
  const [note, setNote] = useState('');
  const unusable = unusableCharacterMessage(String(input.value ?? ''));
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const address = event.target.value.trim();
    const postcode = postcodeOf(address);
    if (postcode) setNote(postcodeNote(postcode));
    else setNote(address && 'Do you know the postcode? It helps us find you.');
    onBlur?.(event);
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? unusable}
      optional={optional}
      className={className}
      note={note}
    >
      {(controlProps) => (
        <FormattedInput
          autoComplete="address-line1"
          {...input}
          {...controlProps}
          format={formatAddress}
          onBlur={handleBlur}
          onPaste={pasteLines}
          className={control.control}
        />
      )}
    </Field>
  );
}

/** Browsers drop the line breaks of what is pasted into one line, which would join words. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>) {
  const lines = visibleText(event.clipboardData.getData('text'))
    .trim()
    .split(/[,\s]*\n[,\s]*/);
  if (lines.length < 2) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const { value, selectionStart, selectionEnd } = input;
  const before = value.slice(0, selectionStart ?? value.length) + lines.join(', ');
  setNativeValue(input, before + value.slice(selectionEnd ?? value.length));
  input.setSelectionRange(before.length, before.length);
}
