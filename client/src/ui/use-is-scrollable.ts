import { useEffect, useState } from 'react';

/** Returns a callback ref, and whether the content of its element is taller than the element. */
export function useIsScrollable(): [ref: (element: HTMLElement | null) => void, isScrollable: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isScrollable];
}
