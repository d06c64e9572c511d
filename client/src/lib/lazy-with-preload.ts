import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of a page whose code comes by itself; shown within a Suspense. */
export interface Preloadable<Props extends object> {
  (props: Props): ReturnType<typeof createElement>;
  /**
   * Fetches its code before it is needed. One that cannot be had now is fetched again when it is.
   */
  preload: () => void;
}

/**
 * As React's `lazy`, but what has been fetched ahead is shown at once. With `lazy` alone its place
 * is held all the same, and then for 300 ms: whoever presses what stands below meanwhile presses
 * beside it.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let come: ComponentType<Props> | null = null;
  const fetch = async () => {
    come ??= await load();
    return come;
  };
  const Awaited: ComponentType<Props> = lazy(async () => ({ default: await fetch() }));
  function Part(props: Props) {
    // For as long as it stands: another component in its place would lose what was typed in it.
    const [Shown] = useState(() => come ?? Awaited);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload: () => void fetch().catch(() => undefined) });
}
