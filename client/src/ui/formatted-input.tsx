import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';

interface FormattedInputProps extends ComponentProps<'input'> {
  tidy: (typed: string) => string;
}

/** Writes as if it had been typed: React hears of it as of any other change. */
function retype(input: HTMLInputElement, value: string) {
  if (input.value === value) return;
  // By the element's own setter: the one that React puts before it would take the value for known
  // and say nothing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A text input that is tidied when it is left, or sent with Enter. While someone types it is
 * theirs: the caret stays where it is, and undo takes back what was typed.
 */
export function FormattedInput({ tidy, onBlur, onKeyDown, ...input }: FormattedInputProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    retype(event.target, tidy(event.target.value));
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // An Enter that picks a suggestion of an input method does not send the form.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      retype(event.currentTarget, tidy(event.currentTarget.value));
    onKeyDown?.(event);
  };
  return <input type="text" {...input} onBlur={leave} onKeyDown={press} />;
}
