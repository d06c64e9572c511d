import { draftKey } from '~/forms/draft-storage.ts';
import { openStorage } from '~/lib/open-storage.ts';

export const HELP_DRAFT = 'immediate-service';

const OPEN_KEY = 'immediate-service-open';

/** Notes in this tab whether the dialog is open, to find it after a reload. */
export function noteOpen(isOpen: boolean): void {
  try {
    if (isOpen) openStorage('session')?.setItem(OPEN_KEY, 'true');
    else openStorage('session')?.removeItem(OPEN_KEY);
  } catch {
    // Then a reload closes it; what was written is still there.
  }
}

/**
 * Whether a page of this tab went away with the dialog open and something written in it. Every page
 * asks, so this reads no more than it must: no schema comes with it.
 */
export function wasLeftOpen(): boolean {
  const isNoted = openStorage('session')?.getItem(OPEN_KEY) === 'true';
  return isNoted && Boolean(openStorage('local')?.getItem(draftKey(null, HELP_DRAFT)));
}
