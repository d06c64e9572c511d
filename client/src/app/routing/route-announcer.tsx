import { useEffect, useRef, useState } from 'react';
import { usePageMeta } from '~/app/meta/use-page-meta.ts';

/**
 * On client-side navigation, announces the page to screen readers and focuses its start, as
 * browsers do on a page load. A flow manages the focus of its own steps.
 */
export function RouteAnnouncer() {
  const { key, meta } = usePageMeta();
  const { title } = meta;
  const shown = useRef(key);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    setSpoken(title);
    const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [key, title]);

  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}
