type Control = HTMLInputElement | HTMLTextAreaElement;

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
/** Set by public/before-paint.js. */
const PRESSED = 'form[data-pressed]';

/**
 * What a visitor, or the browser for them, has done before the page's script was there. The page takes its fields over empty; the returned
 * function fills them in again as if by hand, so that the form knows of it too, and then presses the button that was pressed in vain.
 */
export function typedBefore(root: HTMLElement): () => void {
  const kept = [...root.querySelectorAll<Control>(TYPED)]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control) => ({ control, value: control.value }));
  const pressed = root.querySelector<HTMLFormElement>(PRESSED);
  return () => {
    for (const { control, value } of kept) {
      if (control.value === value && control.isConnected) continue;
      // React watches the property of the field itself; this is the one under it.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // After what the fields have told: React draws it in the meantime.
    if (pressed?.isConnected) setTimeout(() => pressed.requestSubmit());
  };
}
