import { draftKey } from '~/forms/draft-storage.ts';
import { openStorage } from '~/lib/storage.ts';

export const IMMEDIATE_REQUEST_DRAFT = 'immediate-service';

const OPEN_KEY = 'immediate-service-open';

/** Stores for this tab whether the dialog is open, so that a reload can open it again. */
export function saveDialogState({ isOpen }: { isOpen: boolean }): void {
  try {
    if (isOpen) openStorage('session')?.setItem(OPEN_KEY, 'true');
    else openStorage('session')?.removeItem(OPEN_KEY);
  } catch {
    // A reload then closes the dialog, but keeps the draft.
  }
}

/**
 * Whether this tab was reloaded with the dialog open and a draft in it. Every page calls this, so
 * it doesn't load the draft's schema.
 */
export function shouldReopenDialog(): boolean {
  const wasOpen = openStorage('session')?.getItem(OPEN_KEY) === 'true';
  return wasOpen && Boolean(openStorage('local')?.getItem(draftKey(null, IMMEDIATE_REQUEST_DRAFT)));
}
