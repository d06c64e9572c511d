import { writeStored } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Also in public/before-paint.js, which reads it before the first paint. */
const KEY = 'theme';

const theme = createStore<Theme>(globalThis.document ? appliedTheme() : 'system');

/** The theme that before-paint.js has set. */
function appliedTheme(): Theme {
  const applied = document.documentElement.dataset.theme;
  return applied === 'light' || applied === 'dark' ? applied : 'system';
}

export function setTheme(selected: Theme): void {
  if (selected === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = selected;
  // Without storage, the theme lasts until the page is left.
  writeStored('local', KEY, selected);
  theme.set(selected);
}

export function useTheme(): Theme {
  return useStore(theme, 'system');
}
