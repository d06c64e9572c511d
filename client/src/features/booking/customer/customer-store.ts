import { type BookingStore, createBookingStore } from '~/features/booking/shared/booking-store.ts';
import { CUSTOMER_PHOTOS_KEY, PHOTOS_KEPT_MS } from '~/lib/booking-photos.ts';
import { whenForgotten } from '~/lib/customer-drafts.ts';
import { createFileVault } from '~/lib/file-vault.ts';
import { newId } from '~/lib/new-id.ts';
import { readStored, writeStored } from '~/lib/storage.ts';
import { type CustomerDraft, emptyDraft, keptDraftSchema } from './customer-draft.ts';
import { customerFlow } from './customer-flow.ts';

const KEY = 'customer-booking';

export type CustomerStore = BookingStore<CustomerDraft>;

let opened: { ownerId: string; store: CustomerStore } | null = null;

/** The one draft of this customer in this tab; what another customer has left in it is not looked at. */
export function customerStore(ownerId: string): CustomerStore {
  if (opened?.ownerId !== ownerId) {
    opened = { ownerId, store: createCustomerStore(ownerId) };
    whenForgotten(KEY, () => {
      opened = null;
    });
  }
  return opened.store;
}

function createCustomerStore(ownerId: string): CustomerStore {
  return createBookingStore({
    flow: { ...customerFlow, empty: { ...emptyDraft, ownerId } },
    kept: {
      read() {
        const kept = readStored('session', KEY, keptDraftSchema);
        return kept?.ownerId === ownerId ? kept : null;
      },
      write(draft) {
        // Its customer may have left meanwhile; an answer that comes after that brings nothing of theirs back.
        if (opened?.ownerId !== ownerId) return;
        // The schema leaves out what cannot be kept: files.
        writeStored('session', KEY, keptDraftSchema.parse(draft));
      },
    },
    photos: createFileVault({ factory: globalThis.indexedDB, name: CUSTOMER_PHOTOS_KEY, keptMs: PHOTOS_KEPT_MS }),
    newId,
    now: Date.now,
  });
}
