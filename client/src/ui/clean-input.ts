import type { ChangeEventHandler, ClipboardEventHandler } from 'react';
import { visibleText } from '#shared/plain-text.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Handlers<Control extends TextControl> {
  onChange?: ChangeEventHandler<Control> | undefined;
  onPaste?: ClipboardEventHandler<Control> | undefined;
}

/** Sets the value as if it had been typed, so that React calls `onChange`. */
export function setNativeValue(control: TextControl, value: string): void {
  if (control.value === value) return;
  // React overrides the setter and would ignore the event if the value were set through it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A line has no line breaks. Browsers that are given some join the words around them. */
function visibleIn(control: TextControl, text: string): string {
  const visible = visibleText(text);
  return control instanceof HTMLTextAreaElement ? visible : visible.replace(/\n/g, ' ');
}

/** Removes invisible characters, and keeps the caret where it is. */
function cleanInPlace(control: TextControl): void {
  const { value, selectionStart } = control;
  const visible = visibleIn(control, value);
  if (visible === value) return;
  control.value = visible;
  // Inputs of emails don't tell where the caret is.
  if (selectionStart === null) return;
  const caret = visibleIn(control, value.slice(0, selectionStart)).length;
  control.setSelectionRange(caret, caret);
}

/** Pastes a text without invisible characters, and without white space at the ends of the value. */
function pasteClean(control: TextControl, pasted: string): boolean {
  const { value, maxLength, selectionStart: start, selectionEnd: end } = control;
  if (start === null || end === null) return false;
  let text = visibleIn(control, pasted);
  if (start === 0) text = text.trimStart();
  if (end === value.length) text = text.trimEnd();
  // The browser pastes a clean text itself, so that it can be undone.
  if (text === pasted.replace(/\r\n/g, '\n')) return false;
  const room = maxLength < 0 ? text.length : maxLength - value.length + end - start;
  const inserted = text.slice(0, Math.max(0, room));
  setNativeValue(control, value.slice(0, start) + inserted + value.slice(end));
  control.setSelectionRange(start + inserted.length, start + inserted.length);
  return true;
}

/**
 * The handlers of a text control which cleans what is typed or pasted: before its own handlers read
 * it, and before `maxLength` cuts it.
 */
export function cleaning<Control extends TextControl>({ onChange, onPaste }: Handlers<Control>): Handlers<Control> {
  return {
    onChange(event) {
      // A change of the value would end the composition.
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
      if (!isComposing) cleanInPlace(event.target);
      onChange?.(event);
    },
    onPaste(event) {
      onPaste?.(event);
      if (event.defaultPrevented) return;
      if (pasteClean(event.currentTarget, event.clipboardData.getData('text'))) event.preventDefault();
    },
  };
}
