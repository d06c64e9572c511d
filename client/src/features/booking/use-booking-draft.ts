import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preselectedIn } from '~/features/specialists/preselection.ts';
import { createFileVault } from '~/lib/file-vault.ts';
import { newId } from '~/lib/new-id.ts';
import { readStored, writeStored } from '~/lib/storage.ts';
import { keptDraftSchema } from './booking-draft.ts';
import { type BookingStore, createBookingStore } from './booking-store.ts';

const KEY = 'booking-draft';
/** A tab that was closed leaves its photos behind for a day. */
const PHOTOS_KEPT_MS = 24 * 60 * 60 * 1000;

let store: BookingStore | null = null;

/** The one draft of this tab, made when the wizard is first opened. */
export function bookingStore(): BookingStore {
  store ??= createBookingStore({
    kept: {
      read: () => readStored('session', KEY, keptDraftSchema),
      write: (draft) => writeStored('session', KEY, draft),
    },
    photos: createFileVault({ factory: globalThis.indexedDB, name: 'booking-photos', keptMs: PHOTOS_KEPT_MS }),
    newId,
    now: Date.now,
  });
  return store;
}

/** The draft, and whether its pictures are back; takes up the specialist whose 'Book now' led here. */
export function useBookingDraft({ get, subscribe, isRestored, change }: BookingStore) {
  const draft = useSyncExternalStore(subscribe, get, get);
  const restored = useSyncExternalStore(subscribe, isRestored, () => false);
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const arriving = preselectedIn(state);

  const takeUp = useEffectEvent(() => {
    if (!arriving) return;
    // Whoever was chosen before has been replaced by pressing 'Book now' for somebody else.
    change({ preselected: arriving, specialist: null });
    // Out of the history entry, so that coming back to it does not undo a later choice.
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    if (arriving?.id) takeUp();
  }, [arriving?.id]);

  return { draft, isReady: restored && !arriving };
}
