import { useEffect, useRef, useState } from 'react';
import { usePageMeta } from '~/app/meta/use-page-meta.ts';

/**
 * On client-side navigation, announces the page to screen readers and focuses its start, as
 * browsers do on a page load. A flow manages the focus of its own steps.
 */
export function RouteAnnouncer() {
  const { key, meta } = usePageMeta();
  const { title } = meta;
  const currentKey = useRef(key);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (currentKey.current === key) return;
    currentKey.current = key;
    setAnnouncement(title);
    const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [key, title]);

  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}
