/** How far a new e-mail address in the profile has come (PROF-06..13, C-91). `email` is as it was asked about: answers to others are too late. */
export type EmailChange =
  | { is: 'unchanged' }
  | { is: 'malformed'; email: string; text: string }
  /** Typed, and not yet left alone for long enough. */
  | { is: 'resting'; email: string }
  | { is: 'checking'; email: string }
  | { is: 'taken'; email: string; text: string }
  | { is: 'unchecked'; email: string; text: string }
  | { is: 'available'; email: string }
  | { is: 'sending'; email: string }
  | { is: 'unsent'; email: string; text: string }
  /** The code is on its way, maybe since before the page was left or another address was typed. */
  | { is: 'sent'; email: string; isFromBefore?: true }
  | { is: 'verified'; email: string; isFromBefore?: true };

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
export const MALFORMED = 'Please enter a valid email address';
export const TAKEN = 'This email is already registered to another account. Please use a different email.';
export const UNCHECKED = 'Failed to check email availability';
export const CHECK_NEEDS_LOGIN = 'You need to log in to check email availability';
export const UNVERIFIED = 'Please verify your new email address before saving changes.';

export const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Where a form that is opened again goes on. */
export function beginningOf({ typed, ...known }: EmailKnown & { typed: string }): EmailChange {
  return afterTyping({ is: 'unchanged' }, { email: typed, ...known });
}

export function nextEmailChange(state: EmailChange, event: EmailEvent): EmailChange {
  if (event.type === 'typed') return afterTyping(state, event);
  const { email } = event;
  // Of an address that is no longer the one in the field.
  if (state.is === 'unchanged' || state.email !== email) return state;
  switch (event.type) {
    case 'rested':
      return state.is === 'resting' ? { is: 'checking', email } : state;
    case 'checked':
      if (state.is !== 'checking') return state;
      return event.isAvailable ? { is: 'available', email } : { is: 'taken', email, text: TAKEN };
    case 'checkFailed':
      return state.is === 'checking' ? { is: 'unchecked', email, text: event.text } : state;
    case 'sending':
      return state.is === 'available' || state.is === 'unsent' ? { is: 'sending', email } : state;
    case 'sent':
      if (state.is === 'sending') return { is: 'sent', email };
      // Something else was typed and taken back while it was being sent.
      return isBeingFound(state) ? { is: 'sent', email, isFromBefore: true } : state;
    case 'unsent':
      return state.is === 'sending' ? { is: 'unsent', email, text: event.text } : state;
    case 'verified':
      return state.is === 'sent' ? { is: 'verified', email } : state;
    case 'unproved':
      return { is: 'available', email };
  }
}

const isBeingFound = ({ is }: EmailChange) => is === 'resting' || is === 'checking' || is === 'available';

function afterTyping(state: EmailChange, event: EmailKnown & { email: string }): EmailChange {
  const email = event.email.trim();
  if (sameAddress(email, event.original)) return { is: 'unchanged' };
  // Spaces around it make no other address.
  if (state.is !== 'unchanged' && state.email === email && state.is !== 'unchecked') return state;
  // A stray letter that is taken back costs neither the proof nor the code: the server gives few of them.
  if (email === event.verified) return { is: 'verified', email, isFromBefore: true };
  if (email === event.sentTo) return { is: 'sent', email, isFromBefore: true };
  return email.includes('@') ? { is: 'resting', email } : { is: 'malformed', email, text: MALFORMED };
}

/** What keeps the profile from being saved with the address as it stands (PROF-10, C-91). */
export function emailProblem(state: EmailChange): string | undefined {
  switch (state.is) {
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
