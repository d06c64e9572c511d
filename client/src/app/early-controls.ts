/** A field as it stands in the document, whoever has put it there. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type=file]), textarea, select';

export const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<Control>(CONTROLS)];

export function isControl(target: unknown): target is Control {
  return target instanceof Element && target.matches(CONTROLS);
}

export const controlOr = (target: unknown) => (isControl(target) ? target : null);

/** Whether both are radios of one group. */
export function isSameChoice(one: Control, other: Control): boolean {
  return one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form;
}

/** Whether it is ticked, and not written in or chosen from. */
export function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** What is filled in; of what is ticked, whether it is. */
export function answerIn(control: Control): string {
  return isTick(control) ? String(control.checked) : control.value;
}

/** The same as the page was rendered with. */
export function firstAnswerIn(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '';
}

/**
 * Fills it in as if by hand. What React knows of it is something else before, or it would see no
 * change.
 */
export function answer(control: Control, wanted: string): void {
  if (isTick(control)) {
    // A radio is taken back by another one.
    if (control.type === 'radio' && wanted === 'false') return;
    control.checked = wanted !== 'true';
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) write(control, wanted);
  else writeAround(control, wanted);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Leaves the caret of whoever is in the middle of a word where it is. An e-mail address does not
 * say where that would be.
 */
function writeAround(control: Exclude<Control, HTMLSelectElement>, wanted: string): void {
  const { selectionStart, selectionEnd } = control;
  const isThere = control.value === wanted;
  control.value = wanted === '' ? ' ' : '';
  write(control, wanted);
  if (isThere && selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Writes into it without a word to anybody: React watches the property of the field itself, and
 * this is the one under it.
 */
export function write(control: Control, wanted: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, wanted);
}

/**
 * The same field in a page that may have been rendered anew since: by its id, or by its name where
 * the id was made up.
 */
export function standIn(control: Control, root: HTMLElement): Control | null {
  if (control.isConnected) return control;
  const alike = controlsIn(root).filter(({ type }) => type === control.type);
  return (
    alike.find(({ id }) => id !== '' && id === control.id) ??
    alike.find(
      ({ name, value }) => name !== '' && name === control.name && (!isTick(control) || value === control.value),
    ) ??
    null
  );
}
