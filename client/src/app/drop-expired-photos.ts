import { CUSTOMER_PHOTOS_KEY, GUEST_PHOTOS_KEY, PHOTOS_KEPT_MS } from '~/lib/booking-photos.ts';
import { dropExpiredFiles } from '~/lib/file-vault.ts';

/**
 * Takes photos away whose day is over, on whatever page their owner comes back to: of a home, or with a number plate on them. A browser that does not
 * say which databases it has keeps them until a booking is opened again.
 */
export async function dropExpiredPhotos(now: number): Promise<void> {
  const there = await globalThis.indexedDB?.databases?.();
  for (const name of [GUEST_PHOTOS_KEY, CUSTOMER_PHOTOS_KEY]) {
    if (there?.some((database) => database.name === name)) await dropExpiredFiles(name, now - PHOTOS_KEPT_MS);
  }
}
