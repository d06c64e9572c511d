import { useEffect, useRef, useState } from 'react';
import { usePageMeta } from '~/app/meta/use-page-meta.ts';

/**
 * What a browser does by itself when a page is loaded, done for pages that change without loading: a word to the screen reader, and focus
 * at the start of the new page. A page that moves between its own steps takes care of its focus itself.
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
