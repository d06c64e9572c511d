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
