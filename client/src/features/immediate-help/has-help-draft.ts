import { openStorage } from '~/lib/open-storage.ts';

export const HELP_DRAFT_KEY = 'immediateHelpDraft';

/** Whether an earlier page of this tab left something unsent. Every page asks, so this reads no more than it must: no schema comes with it. */
export const hasHelpDraft = (): boolean => Boolean(openStorage('session')?.getItem(HELP_DRAFT_KEY));
