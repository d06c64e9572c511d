import { createCell } from '~/lib/cell.ts';

/**
 * The id of the customer whose drafts are shown: the one who is logged in, or was last. It stays
 * when a session expires, because that customer comes back; logging out erases their drafts.
 */
export const draftOwner = createCell<string | null>(null);
