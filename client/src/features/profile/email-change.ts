import { fieldMessages } from '#shared/field-messages.ts';
/**
 * How far a new email address in the profile has come (PROF-06..13, C-91). `email` is the one that
 * was checked: answers about others are too late.
 */
export type EmailChange =
  | { kind: 'unchanged' }
  | { kind: 'malformed'; email: string; text: string }
  /** Typed, and not yet left alone for long enough. */
  | { kind: 'resting'; email: string }
  | { kind: 'checking'; email: string }
  | { kind: 'taken'; email: string; text: string }
  | { kind: 'unchecked'; email: string; text: string }
  | { kind: 'available'; email: string }
  | { kind: 'sending'; email: string }
  | { kind: 'unsent'; email: string; text: string }
  /** The code is on its way, maybe since before the page was left or another address was typed. */
  | { kind: 'sent'; email: string; isFromBefore?: true }
  | { kind: 'verified'; email: string; isFromBefore?: true };

/** The address of the account, and what has come of new ones so far. */
export interface EmailKnown {
  original: string;
  verified: string | null;
  sentTo: string | undefined;
}

export type EmailEvent =
  | ({ type: 'typed'; email: string } & EmailKnown)
  | { type: 'rested'; email: string }
  | { type: 'checked'; email: string; isAvailable: boolean }
  | { type: 'checkFailed'; email: string; text: string }
  | { type: 'sending'; email: string }
  | { type: 'sent'; email: string }
  | { type: 'unsent'; email: string; text: string }
  | { type: 'verified'; email: string }
  /** The server no longer takes the proof. */
  | { type: 'unproved'; email: string };

export const REST_MS = 800;
export const MALFORMED = fieldMessages.profileEmailInvalid;
export const TAKEN = 'This email is already registered to another account. Please use a different email.';
export const UNCHECKED = 'Failed to check email availability';
export const CHECK_NEEDS_LOGIN = 'You need to log in to check email availability';
export const UNVERIFIED = 'Please verify your new email address before saving changes.';

export const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Where a form that is opened again goes on. */
export function beginningOf({ typed, ...known }: EmailKnown & { typed: string }): EmailChange {
  return afterTyping({ kind: 'unchanged' }, { email: typed, ...known });
}

export function nextEmailChange(state: EmailChange, event: EmailEvent): EmailChange {
  if (event.type === 'typed') return afterTyping(state, event);
  const { email } = event;
  // Of an address that is no longer the one in the field.
  if (state.kind === 'unchanged' || state.email !== email) return state;
  switch (event.type) {
    case 'rested':
      return state.kind === 'resting' ? { kind: 'checking', email } : state;
    case 'checked':
      if (state.kind !== 'checking') return state;
      return event.isAvailable ? { kind: 'available', email } : { kind: 'taken', email, text: TAKEN };
    case 'checkFailed':
      return state.kind === 'checking' ? { kind: 'unchecked', email, text: event.text } : state;
    case 'sending':
      return state.kind === 'available' || state.kind === 'unsent' ? { kind: 'sending', email } : state;
    case 'sent':
      if (state.kind === 'sending') return { kind: 'sent', email };
      // Something else was typed and taken back while it was being sent.
      return isBeingFound(state) ? { kind: 'sent', email, isFromBefore: true } : state;
    case 'unsent':
      return state.kind === 'sending' ? { kind: 'unsent', email, text: event.text } : state;
    case 'verified':
      return state.kind === 'sent' ? { kind: 'verified', email } : state;
    case 'unproved':
      return { kind: 'available', email };
  }
}

const isBeingFound = ({ kind }: EmailChange) => kind === 'resting' || kind === 'checking' || kind === 'available';

function afterTyping(state: EmailChange, event: EmailKnown & { email: string }): EmailChange {
  const email = event.email.trim();
  if (sameAddress(email, event.original)) return { kind: 'unchanged' };
  // Spaces around it make no other address.
  if (state.kind !== 'unchanged' && state.email === email && state.kind !== 'unchecked') return state;
  // A stray letter that is taken back costs neither the proof nor the code: the server gives few of
  // them.
  if (email === event.verified) return { kind: 'verified', email, isFromBefore: true };
  if (email === event.sentTo) return { kind: 'sent', email, isFromBefore: true };
  return email.includes('@') ? { kind: 'resting', email } : { kind: 'malformed', email, text: MALFORMED };
}

/** What keeps the profile from being saved with the address as it stands (PROF-10, C-91). */
export function emailProblem(state: EmailChange): string | undefined {
  switch (state.kind) {
    case 'unchanged':
    case 'verified':
      return undefined;
    case 'malformed':
    case 'taken':
      return state.text;
    default:
      return UNVERIFIED;
  }
}
