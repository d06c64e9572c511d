import { CUSTOMER_PHOTOS_KEY } from './booking-photos.ts';
import { removeStored } from './storage.ts';

/** What a customer's own pages keep of what is not sent yet, by the names under which it is kept. */
const KEYS = [
  'profile-draft',
  'vehicle-draft',
  'cancel-reason',
  'review-drafts',
  'customer-booking',
  'customer-help-draft',
];

/** How what a page holds in memory under such a name is emptied. */
const held = new Map<string, () => void>();

/** For whoever holds a draft in memory beside what is stored: calls back when it is to be forgotten, in place of who held it under this name before. */
export function whenForgotten(key: string, forget: () => void): void {
  held.set(key, forget);
}

/**
 * Takes a customer's unsent words out of this tab, and the photos with them. Each of those pages shows a draft to its owner only; whoever logs out leaves none behind for the next one
 * at this computer. A session that has expired keeps them: its customer comes back.
 */
export function forgetCustomerDrafts(): void {
  for (const key of KEYS) {
    held.get(key)?.();
    removeStored('session', key);
  }
  try {
    globalThis.indexedDB?.deleteDatabase(CUSTOMER_PHOTOS_KEY);
  } catch {
    // A browser that lets nobody reach it has kept nothing either.
  }
}
