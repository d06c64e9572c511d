import { useEffect, useRef, useState } from 'react';
import { usePageMeta } from '~/app/meta/use-page-meta.ts';

/**
 * What a browser does by itself when a page is loaded, done for pages that change without loading: a word to the screen reader, and focus
 * at the start of the new page. A page that moves between its own steps takes care of its focus itself.
 */
export function RouteAnnouncer() {
  const { routeId, meta } = usePageMeta();
  const { title } = meta;
  const shown = useRef(routeId);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (shown.current === routeId) return;
    shown.current = routeId;
    setSpoken(title);
    const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [routeId, title]);

  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}
