import { isOwnedBy, onOtherTab, removeDrafts } from './draft-storage.ts';
import { removeFilesWhere } from './files.ts';

/** A draft that is open in this tab. */
interface TrackedDraft {
  /** Called when another tab has changed or removed it. */
  follow(): void;
  /** Empties it for good: writes that are in flight are dropped. */
  erase(): void;
}

const tracked = new Map<string, TrackedDraft>();

onOtherTab((key) => {
  if (key === null) for (const draft of tracked.values()) draft.follow();
  else tracked.get(key)?.follow();
});

export function trackDraft(key: string, draft: TrackedDraft): void {
  tracked.set(key, draft);
}

/** Erases all drafts of a customer, with their files, from the device and from this page. */
export function eraseDraftsOf(customerId: string): void {
  const isTheirs = isOwnedBy(customerId);
  removeDrafts(isTheirs);
  void removeFilesWhere(isTheirs);
  for (const [key, draft] of tracked) {
    if (!isTheirs(key)) continue;
    tracked.delete(key);
    draft.erase();
  }
}
