import { createStore } from '~/lib/store.ts';
import { removeFilesWhere } from './draft-files.ts';
import { isOwnedBy, onChangeInOtherTab, removeDrafts } from './draft-storage.ts';

/**
 * The id of the customer whose drafts are shown: the one who is logged in, or was last. It stays
 * when a session expires, because that customer is likely to return.
 */
export const draftOwner = createStore<string | null>(null);

/** A draft that is open in this tab. */
interface OpenDraft {
  /** Called when another tab has changed or removed the draft. */
  reload(): void;
  /** Empties the draft. Later changes, for example by writes in flight, are not stored. */
  erase(): void;
}

const openDrafts = new Map<string, OpenDraft>();

onChangeInOtherTab((key) => {
  if (key === null) for (const draft of openDrafts.values()) draft.reload();
  else openDrafts.get(key)?.reload();
});

/** Lets a draft follow changes in other tabs and the erasure of its owner's drafts. */
export function registerDraft(key: string, draft: OpenDraft): void {
  openDrafts.set(key, draft);
}

/** Erases all drafts of a customer, with their files, from the device and from this page. */
export function eraseDraftsOf(customerId: string): void {
  const isTheirs = isOwnedBy(customerId);
  removeDrafts(isTheirs);
  void removeFilesWhere(isTheirs);
  for (const [key, draft] of openDrafts) {
    if (!isTheirs(key)) continue;
    openDrafts.delete(key);
    draft.erase();
  }
}
