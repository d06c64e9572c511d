const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * The control to focus when an element is removed: the next one in the closest ancestor that has
 * controls, or else the last one before the element.
 */
export function nearestControl(element: HTMLElement): HTMLElement | null {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const controls = controlsIn(ancestor).filter((control) => !element.contains(control));
    const isAfter = (control: HTMLElement) =>
      (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const nearest = controls.find(isAfter) ?? controls.at(-1);
    if (nearest) return nearest;
  }
  return null;
}

/** The enabled controls in an element. */
export function controlsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.matches(':disabled'));
}
