/**
 * What a column can say about a customer.
 * - `none`: nothing.
 * - `personal`: who the customer is, or what the customer wrote or owns. Shown, and erased.
 * - `record`: what happened, such as a date. Shown, and erased unless bookkeeping needs it.
 * - `secret`: hashes, tokens and keys that belong to the customer. Never shown, and erased.
 */
export type Kind = 'none' | 'personal' | 'record' | 'secret';

export const none = 'none';
export const personal = 'personal';
export const record = 'record';
export const secret = 'secret';
