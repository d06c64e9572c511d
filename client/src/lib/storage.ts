import type { ZodMiniType } from 'zod/mini';
import { openStorage } from './open-storage.ts';

/** 'local' lasts until it is removed, 'session' until the tab is closed. */
type StorageKind = 'local' | 'session';

/**
 * The value stored under `key`; null if there is none or it doesn't match the schema. Never throws.
 */
export function readStored<Value>(kind: StorageKind, key: string, schema: ZodMiniType<Value>): Value | null {
  try {
    const text = openStorage(kind)?.getItem(key);
    if (!text) return null;
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
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
