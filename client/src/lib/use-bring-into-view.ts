import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Scrolls to what follows a choice: `[ref, bringIntoView]`. On phones it would otherwise appear
 * below the screen. Does nothing if it begins in the upper half of the window, where it is seen
 * anyway. The page's `scroll-padding` keeps it clear of sticky bars.
 */
export function useBringIntoView<E extends Element>(): [RefObject<E | null>, () => void] {
  const element = useRef<E>(null);
  const [requests, setRequests] = useState(0);
  // After rendering, because the choice changes the page.
  useEffect(() => {
    if (requests > 0 && element.current) scrollTo(element.current);
  }, [requests]);
  return [element, () => setRequests((count) => count + 1)];
}

function scrollTo(element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  const half = window.innerHeight / 2;
  if (top >= 0 && top < half) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: height < half ? 'center' : 'start', behavior: isStill ? 'auto' : 'smooth' });
}
