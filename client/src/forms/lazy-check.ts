import { useEffect, useEffectEvent, useState } from 'react';
import { createStore } from '~/lib/store.ts';
import { usePreload } from '~/lib/use-preload.ts';
import { useStore } from '~/lib/use-store.ts';
import type { FormError, LazyCode } from './validation.ts';

const NOT_LOADED: readonly FormError[] = [
  { message: 'Part of this page didn’t load. Check your connection and try again. We’ve kept what you filled in.' },
];

type Check = ((...args: never[]) => readonly FormError[]) & { clean?(values: never): unknown };

/**
 * A check whose schemas aren't needed to show a form and to fill it in. While they aren't loaded,
 * that is its only error.
 */
export function lazyCheck<Loaded extends Check>(load: () => Promise<Loaded>) {
  const { get, set, subscribe } = createStore<{ check: Loaded } | null>(null);
  const code: LazyCode = {
    isLoaded: () => get() !== null,
    load: async () => void (get() ?? set({ check: await load() })),
    subscribe,
  };
  return Object.assign((...args: Parameters<Loaded>) => get()?.check(...args) ?? NOT_LOADED, {
    clean: ((values: never) => get()?.check.clean?.(values) ?? values) as Loaded['clean'],
    /** Null until it is loaded. */
    loaded: () => get()?.check ?? null,
    code,
  });
}

const NOTHING: LazyCode = { isLoaded: () => true, load: async () => undefined, subscribe: () => () => undefined };

export const useIsLoaded = ({ isLoaded, subscribe }: LazyCode = NOTHING): boolean =>
  useStore({ get: isLoaded, subscribe }, false);

/**
 * Loads the code of a form's check when the page is interactive, or earlier if something is typed
 * or submitted. `submit` is called when that has ended.
 */
export function useLazyCheck(code: LazyCode = NOTHING, submit: () => void) {
  const isLoaded = useIsLoaded(code);
  const [isWaiting, setIsWaiting] = useState(false);
  const submitLatest = useEffectEvent(submit);
  usePreload(code.load);
  useEffect(() => {
    if (!isWaiting) return;
    let isOpen = true;
    const goOn = () => {
      if (!isOpen) return;
      setIsWaiting(false);
      submitLatest();
    };
    code.load().then(goOn, goOn);
    return () => {
      isOpen = false;
    };
  }, [isWaiting, code]);
  return {
    isWaiting,
    onInput: () => void code.load().catch(() => undefined),
    submit: () => (isLoaded ? submit() : setIsWaiting(true)),
  };
}
