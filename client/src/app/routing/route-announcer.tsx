import { useEffect, useRef, useState } from 'react';
import { documentTitle, useRouteTitle } from './route-title.ts';

/**
 * What a browser does by itself when a page is loaded, done for pages that change without loading: the title, a word to the screen
 * reader, and focus at the start of the new page. A page that moves between its own steps takes care of its focus itself.
 */
export function RouteAnnouncer() {
  const { routeId, title } = useRouteTitle();
  const shown = useRef(routeId);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

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
