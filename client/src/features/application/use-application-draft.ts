import { useSyncExternalStore } from 'react';
import { createFileVault } from '~/lib/file-vault.ts';
import { newId } from '~/lib/new-id.ts';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';
import { emptyDraft, keptDraftSchema } from './application-draft.ts';
import { type ApplicationStore, createApplicationStore, KEPT_MS } from './application-store.ts';

const KEY = 'specialist-application';

let store: ApplicationStore | null = null;

/** The one application on this device, taken up when the wizard is first opened. */
export function applicationStore(): ApplicationStore {
  store ??= createApplicationStore({
    kept: {
      read: () => readStored('local', KEY, keptDraftSchema),
      write: (draft) => writeStored('local', KEY, draft),
      remove: () => removeStored('local', KEY),
    },
    files: createFileVault({ factory: globalThis.indexedDB, name: 'application-files', keptMs: KEPT_MS }),
    newId,
    now: Date.now,
  });
  return store;
}

/** The draft, and whether its files are back. A page that is rendered without a browser shows the application as nobody has begun it. */
export function useApplicationDraft({ get, subscribe, isRestored }: ApplicationStore) {
  const draft = useSyncExternalStore(subscribe, get, () => emptyDraft);
  const isReady = useSyncExternalStore(subscribe, isRestored, () => false);
  return { draft, isReady };
}
