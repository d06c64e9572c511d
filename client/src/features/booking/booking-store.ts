import type { Photo } from '~/features/photos/photo.ts';
import type { FileVault } from '~/lib/file-vault.ts';
import { createDraftStore, type DraftStore } from '~/lib/flow/draft-store.ts';
import { todayInLondon } from '~/lib/london-dates.ts';
import { type BookingDraft, emptyDraft, type KeptDraft, keptDraftSchema } from './booking-draft.ts';
import { bookingFlow } from './booking-flow.ts';

export interface BookingStore extends DraftStore<BookingDraft> {
  /** False until the pictures of an earlier page are back; before that nobody can say which step is open. */
  isRestored(): boolean;
}

interface BookingStoreOptions {
  /** Texts that live as long as the tab. */
  kept: { read(): unknown; write(draft: unknown): void };
  photos: FileVault<readonly Photo[]>;
  newId(): string;
  now(): number;
}

export function createBookingStore({ kept, photos, newId, now }: BookingStoreOptions): BookingStore {
  let restored = false;
  const store = createDraftStore({
    flow: bookingFlow,
    begin: () => ({ ...emptyDraft, runId: newId() }),
    restore() {
      const read = keptDraftSchema.safeParse(kept.read());
      return read.success ? { ...emptyDraft, ...withoutPast(read.data, todayInLondon(new Date(now()))) } : null;
    },
    // The schema leaves out what must not be kept: files and consent.
    keep: (draft) => kept.write(keptDraftSchema.parse(draft)),
  });

  const { runId } = store.get();
  void photos.load(runId).then((found) => {
    restored = true;
    store.change((draft) => (draft.runId === runId && draft.photos.length === 0 ? { photos: found ?? [] } : {}));
  });

  return {
    ...store,
    isRestored: () => restored,
    change(change) {
      const before = store.get();
      store.change((draft) => ({ ...(typeof change === 'function' ? change(draft) : change), savedAt: now() }));
      const after = store.get();
      if (after.photos !== before.photos) void photos.save(after.runId, after.photos, now());
    },
    clear() {
      void photos.drop(store.get().runId);
      store.clear();
    },
  };
}

/** A tab can stay open overnight; a day that has gone by cannot be booked. */
function withoutPast(draft: KeptDraft, today: string): KeptDraft {
  return draft.date !== null && draft.date < today ? { ...draft, date: null, time: null } : draft;
}
