import { type ComponentType, createElement, lazy, useState } from 'react';
import { firstIdle } from './first-idle.ts';

/** A component whose code is loaded separately. Render it within a Suspense. */
export interface Preloadable<Props extends object> {
  (props: Props): ReturnType<typeof createElement>;
  /**
   * Loads the code ahead of time, once the page has loaded. If that fails, rendering the component
   * loads it again.
   */
  preload: () => void;
}

/**
 * Like React's `lazy`, except that a preloaded component renders immediately. `lazy` shows the
 * fallback for 300 ms even then, which moves the content below under the visitor's pointer.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const LazyComponent: ComponentType<Props> = lazy(async () => ({ default: await loadOnce() }));
  function PreloadableComponent(props: Props) {
    // Fixed while mounted: switching to another component would lose its state.
    const [Component] = useState(() => loaded ?? LazyComponent);
    return createElement(Component, props);
  }
  return Object.assign(PreloadableComponent, { preload: () => void firstIdle.then(loadOnce).catch(() => undefined) });
}
