import { useEffect } from 'react';
import { createStore, type Store } from './store.ts';
import { useStore } from './use-store.ts';

/** A module that a page shows its first screen without; null until it is loaded. */
interface LazyModule<Module> extends Pick<Store<Module | null>, 'get' | 'subscribe'> {
  /** Without a connection it stays null. */
  load(): Promise<void>;
}

export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  const { get, set, subscribe } = createStore<Module | null>(null);
  return { get, subscribe, load: () => importModule().then(set, () => undefined) };
}

/** The module once it is loaded, which begins when it is needed. */
export function useModule<Module>(module: LazyModule<Module>, isNeeded: boolean): Module | null {
  useEffect(() => {
    if (isNeeded) void module.load();
  }, [module, isNeeded]);
  return useStore(module, null);
}
