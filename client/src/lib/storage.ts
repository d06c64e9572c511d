import type { Shape } from './shape.ts';

/**
 * The browser's storage; null if the page may not use it (privacy settings, sandboxed frames), in
 * which case reading the property throws.
 */
export function openStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** 'local' lasts until it is removed, 'session' until the tab is closed. */
type StorageKind = 'local' | 'session';

/**
 * The value stored under `key`; null if there is none or it has another shape. Never throws.
 */
export function readStored<Value>(kind: StorageKind, key: string, shape: Shape<Value>): Value | null {
  try {
    const text = openStorage(kind)?.getItem(key);
    return text ? (shape(JSON.parse(text)) ?? null) : null;
  } catch {
    return null;
  }
}

/** Returns false if the browser didn't store the value, because storage is full or blocked. */
export function writeStored(kind: StorageKind, key: string, value: unknown): boolean {
  try {
    const storage = openStorage(kind);
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

export function removeStored(kind: StorageKind, key: string): void {
  try {
    openStorage(kind)?.removeItem(key);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/**
 * Calls back with the key that another tab has changed in local storage; null if it cleared
 * everything. The browser doesn't report changes of the tab's own.
 */
export function onStorageChange(
  listener: (key: string | null) => void,
  tab: EventTarget | undefined = globalThis.window,
): void {
  tab?.addEventListener('storage', (event) => listener((event as StorageEvent).key));
}
