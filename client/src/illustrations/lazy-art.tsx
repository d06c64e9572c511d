import { type ComponentType, createElement, memo, Suspense, useState } from 'react';
import { firstIdle } from '~/lib/first-idle.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';

const isServer = typeof window === 'undefined';

/**
 * The inside of a drawing. What the server drew stays as it is, and needs no code. Otherwise the
 * code is loaded when the browser has time; without it there is no drawing, which is no reason for
 * an error page. Its props must be primitive.
 */
export function lazyArt<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Art = lazyWithPreload(async () => {
    await firstIdle;
    return load().catch(() => NoArt);
  });

  function Drawing(props: Props) {
    const isInteractive = useIsInteractive();
    const [isDrawn] = useState(!isServer && !isInteractive);
    // Not a Suspense that waits for its code: until that arrived, React would hold back each change
    // of the page's address, and ask for its data again and again.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, see KEPT
    if (isDrawn) return <g suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
    return (
      <g>
        <Suspense>{createElement(Art, props)}</Suspense>
      </g>
    );
  }

  // Other props are another drawing.
  return memo((props: Props) => <Drawing key={JSON.stringify(props)} {...props} />);
}

const NoArt = () => null;

/**
 * React hydrates an element with this without changing or reading what is in it. It must stay one
 * object, since React would set another.
 */
const KEPT = { __html: '' };
