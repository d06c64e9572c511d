import type { BookingStore } from '~/features/booking/shared/booking-store.ts';
import { GUEST_PHOTOS_KEY, PHOTOS_KEPT_MS } from '~/lib/booking-photos.ts';
import { createFileVault } from '~/lib/file-vault.ts';
import { newId } from '~/lib/new-id.ts';
import { readStored, writeStored } from '~/lib/storage.ts';
import { type BookingDraft, keptDraftSchema } from './booking-draft.ts';
import { createGuestStore } from './guest-store.ts';

const KEY = 'booking-draft';

let store: BookingStore<BookingDraft> | null = null;

/** The one draft of this tab, made when the wizard is first opened. */
export function bookingStore(): BookingStore<BookingDraft> {
  store ??= createGuestStore({
    kept: {
      read: () => readStored('session', KEY, keptDraftSchema),
      write: (draft) => writeStored('session', KEY, draft),
    },
    photos: createFileVault({ factory: globalThis.indexedDB, name: GUEST_PHOTOS_KEY, keptMs: PHOTOS_KEPT_MS }),
    newId,
    now: Date.now,
  });
  return store;
}
