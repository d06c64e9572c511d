import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';

interface FormattedInputProps extends ComponentProps<'input'> {
  format: (typed: string) => string;
}

/** Sets the value as if it had been typed, so that React calls `onChange`. */
export function setNativeValue(input: HTMLInputElement, value: string) {
  if (input.value === value) return;
  // React overrides the setter and would ignore the event if the value were set through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A text input that is formatted on blur and on Enter. It isn't formatted while someone types, so
 * that the caret doesn't move and undo works.
 */
export function FormattedInput({ format, onBlur, onKeyDown, ...input }: FormattedInputProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    setNativeValue(event.target, format(event.target.value));
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition, Enter picks a suggestion and doesn't submit the form.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      setNativeValue(event.currentTarget, format(event.currentTarget.value));
    onKeyDown?.(event);
  };
  return <input type="text" {...input} onBlur={handleBlur} onKeyDown={handleKeyDown} />;
}
