import {
  type BookingStore,
  type BookingStoreOptions,
  createBookingStore,
} from '~/features/booking/shared/booking-store.ts';
import { type BookingDraft, keptDraftSchema } from './booking-draft.ts';
import { bookingFlow } from './booking-flow.ts';

interface GuestStoreOptions extends Pick<BookingStoreOptions<BookingDraft>, 'photos' | 'newId' | 'now'> {
  /** Texts that live as long as the tab. */
  kept: { read(): unknown; write(draft: unknown): void };
}

export function createGuestStore({ kept, ...options }: GuestStoreOptions): BookingStore<BookingDraft> {
  return createBookingStore({
    ...options,
    flow: bookingFlow,
    kept: {
      read: () => keptDraftSchema.safeParse(kept.read()).data ?? null,
      // The schema leaves out what must not be kept: files and consent.
      write: (draft) => kept.write(keptDraftSchema.parse(draft)),
    },
  });
}
