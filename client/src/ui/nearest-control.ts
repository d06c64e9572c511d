const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Where the keyboard goes when this part of the page does: to the next control beside it, else to
 * the last one before it, further and further out.
 */
export function nearestControl(part: HTMLElement): HTMLElement | null {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const controls = controlsIn(around).filter((control) => !part.contains(control));
    const isAfter = (control: HTMLElement) =>
      (part.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const near = controls.find(isAfter) ?? controls.at(-1);
    if (near) return near;
  }
  return null;
}

/** The controls of a part of the page that can be used now. */
export function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !control.matches(':disabled'));
}
