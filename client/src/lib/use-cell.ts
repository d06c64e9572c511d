import { useSyncExternalStore } from 'react';
import type { Cell } from './cell.ts';

/** The value of a cell; `prerendered` in prerendered HTML, which knows no browser. */
export function useCell<Value>({ subscribe, get }: Pick<Cell<Value>, 'subscribe' | 'get'>, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
