import { createCell } from '~/lib/cell.ts';

/**
 * Whose drafts a customer's pages show: the customer who is logged in, or was last. It stays when a
 * session expires, because that customer comes back to what they typed; logging out erases the
 * drafts (`eraseDraftsOf`).
 */
export const draftOwner = createCell<string | null>(null);
