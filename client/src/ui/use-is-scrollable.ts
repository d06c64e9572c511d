import { useEffect, useState } from 'react';

/**
 * A callback ref, and whether its element's content is taller than the element: then it must be
 * reachable by keyboard.
 */
export function useIsScrollable(): [ref: (element: HTMLElement | null) => void, scrolls: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, scrolls];
}
