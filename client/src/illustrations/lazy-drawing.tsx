import { createElement, memo, Suspense, useState } from 'react';
import { firstIdle } from '~/lib/first-idle.ts';
import { KEPT_HTML } from '~/lib/kept-html.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import type { DrawingProps } from './drawings.tsx';

const isServer = typeof window === 'undefined';

const Art = lazyWithPreload(async () => {
  await firstIdle;
  // Without a drawing the page is complete: no reason for an error page.
  return import('./drawings.tsx').then(({ Drawing }) => Drawing).catch(() => NoDrawing);
});

const NoDrawing = () => null;

/**
 * The inside of a drawing. What the server drew stays as it is, and needs no code. Otherwise the
 * code is loaded when the browser has time.
 */
export const LazyDrawing = memo((props: DrawingProps) => (
  // Another name is another drawing.
  <Kept key={`${props.set} ${props.name}`} {...props} />
));

function Kept(props: DrawingProps) {
  const isInteractive = useIsInteractive();
  const [isDrawn] = useState(!isServer && !isInteractive);
  // Not a Suspense that waits for its code: until that arrived, React would hold back each change
  // of the page's address, and ask for its data again and again.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, see KEPT_HTML
  if (isDrawn) return <g suppressHydrationWarning dangerouslySetInnerHTML={KEPT_HTML} />;
  return (
    <g>
      <Suspense>{createElement(Art, props)}</Suspense>
    </g>
  );
}
