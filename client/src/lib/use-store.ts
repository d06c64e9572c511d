import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The current value of a store. `prerendered` is the value in prerendered HTML. */
export function useStore<Value>(
  { subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>,
  prerendered: Value,
): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
