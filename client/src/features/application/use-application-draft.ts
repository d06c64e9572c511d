import { useSyncExternalStore } from 'react';
import { createFileVault } from '~/lib/file-vault.ts';
import { newId } from '~/lib/new-id.ts';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';
import { emptyDraft, type KeptDraft, keptDraftSchema } from './application-draft.ts';
import { type ApplicationStore, createApplicationStore } from './application-store.ts';
import { FILES_DATABASE, KEPT_MS, WORDS_KEY } from './kept-application.ts';

let store: ApplicationStore | null = null;

/** The one application on this device, taken up when the wizard is first opened. */
export function applicationStore(): ApplicationStore {
  store ??= createApplicationStore({
    kept: {
      read,
      write: (draft) => writeStored('local', WORDS_KEY, draft),
      remove: () => removeStored('local', WORDS_KEY),
      watch: watchOtherTabs,
    },
    files: createFileVault({ factory: globalThis.indexedDB, name: FILES_DATABASE, keptMs: KEPT_MS }),
    newId,
    now: Date.now,
  });
  return store;
}

const read = () => readStored('local', WORDS_KEY, keptDraftSchema);

/** Only what other tabs do is heard here. What one with another version of the app has written is left unread. */
function watchOtherTabs(listener: (draft: KeptDraft | null) => void): void {
  globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
    // Without a key all that is kept was removed.
    if (key !== WORDS_KEY && key !== null) return;
    const draft = newValue === null ? null : read();
    if (newValue === null || draft) listener(draft);
  });
}

/** The draft, and whether its files are back. A page that is rendered without a browser shows the application as nobody has begun it. */
export function useApplicationDraft({ get, subscribe, isRestored, isKept: getKept }: ApplicationStore) {
  const draft = useSyncExternalStore(subscribe, get, () => emptyDraft);
  const isReady = useSyncExternalStore(subscribe, isRestored, () => false);
  const isKept = useSyncExternalStore(subscribe, getKept, () => true);
  return { draft, isReady, isKept };
}
