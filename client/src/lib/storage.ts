import type { ZodMiniType } from 'zod/mini';
import { openStorage } from './open-storage.ts';

/** Where something is kept: 'local' until it is removed, 'session' while the tab is open. */
type Place = 'local' | 'session';

/**
 * What is stored under `key`, if it still has the shape that is expected; null otherwise. Never
 * throws.
 */
export function readStored<Value>(place: Place, key: string, schema: ZodMiniType<Value>): Value | null {
  try {
    const text = openStorage(place)?.getItem(key);
    if (!text) return null;
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** False when the browser would not keep it (full, or refused); the page goes on without. */
export function writeStored(place: Place, key: string, value: unknown): boolean {
  try {
    const storage = openStorage(place);
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

export function removeStored(place: Place, key: string): void {
  try {
    openStorage(place)?.removeItem(key);
  } catch {
    // Nothing can be kept here, so nothing is left to remove.
  }
}
