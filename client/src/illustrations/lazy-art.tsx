import { type ComponentType, createElement, memo, Suspense } from 'react';
import { firstIdle } from '~/lib/first-idle.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';

/**
 * The inside of a drawing, whose code is loaded when the browser has time: the page shows what the
 * server drew. Its props must be primitive, because a new render would remove that drawing if the
 * code isn't there yet.
 */
export function lazyArt<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Art = lazyWithPreload(async () => {
    await firstIdle;
    // Without its code, what the server drew stays: a drawing is no reason for an error page.
    return load().catch(() => new Promise<never>(() => undefined));
  });
  return memo((props: Props) => <Suspense>{createElement(Art, props)}</Suspense>);
}
