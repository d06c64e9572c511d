import { useSyncExternalStore } from 'react';
import { writeStored } from '~/lib/storage.ts';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/**
 * Read before the first paint by public/before-paint.js too, so the key and the form are known in
 * two places.
 */
const KEY = 'theme';
const listeners = new Set<() => void>();

function read(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // Without storage, the theme lasts until the page is left.
  writeStored('local', KEY, theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => 'system',
  );
}
