/**
 * Changes the page and keeps an element where the eye sees it, also in browsers without scroll
 * anchoring.
 */
export function keepInPlace(element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  change();
  if (!element?.isConnected || element === document.body) return;
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' });
}

function scrollerOf(element: Element): Element | Window {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY) && ancestor.scrollHeight > ancestor.clientHeight)
      return ancestor;
  }
  return window;
}
