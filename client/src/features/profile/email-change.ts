import { cleanEmail, isSameEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';

/** The state of a new email address in the profile (PROF-06..13, C-91). */
export type EmailChange =
  | { kind: 'unchanged' }
  | { kind: 'invalid'; email: string; message: string }
  /** Typed less than `DEBOUNCE_MS` ago. */
  | { kind: 'debouncing'; email: string }
  | { kind: 'checking'; email: string }
  | { kind: 'check-failed'; email: string; message: string }
  | { kind: 'taken'; email: string; message: string }
  | { kind: 'available'; email: string }
  | { kind: 'sending'; email: string }
  | { kind: 'send-failed'; email: string; message: string }
  /** `isResumed`: the code was sent before the page, or another address, was left. */
  | { kind: 'sent'; email: string; isResumed?: true }
  | { kind: 'verified'; email: string; isResumed?: true };

/** The account's address, and what the draft knows about new ones. */
export interface EmailContext {
  original: string;
  verified: string | null;
  codeSentTo: string | undefined;
}

export type EmailEvent =
  | ({ kind: 'typed'; email: string } & EmailContext)
  | { kind: 'check-started'; email: string }
  | { kind: 'checked'; email: string; isAvailable: boolean }
  | { kind: 'check-failed'; email: string; message: string }
  | { kind: 'sending'; email: string }
  | { kind: 'sent'; email: string }
  | { kind: 'send-failed'; email: string; message: string }
  | { kind: 'verified'; email: string }
  /** The server no longer accepts the verification. */
  | { kind: 'verification-expired'; email: string };

export const DEBOUNCE_MS = 800;
export const INVALID = fieldMessages.profileEmailInvalid;
export const TAKEN = 'This email is already registered to another account. Please use a different email.';
export const CHECK_FAILED = 'Failed to check email availability';
export const CHECK_NEEDS_LOGIN = 'You need to log in to check email availability';
export const UNVERIFIED = 'Please verify your new email address before saving changes.';

/** The state of a form that is opened with a draft. */
export function initialEmailChange({ typed, ...context }: EmailContext & { typed: string }): EmailChange {
  return afterTyping({ kind: 'unchanged' }, { email: typed, ...context });
}

export function emailChangeReducer(state: EmailChange, event: EmailEvent): EmailChange {
  if (event.kind === 'typed') return afterTyping(state, event);
  const { email } = event;
  // A late response about an address that is no longer in the field.
  if (state.kind === 'unchanged' || state.email !== email) return state;
  switch (event.kind) {
    case 'check-started':
      return state.kind === 'debouncing' ? { kind: 'checking', email } : state;
    case 'checked':
      if (state.kind !== 'checking') return state;
      return event.isAvailable ? { kind: 'available', email } : { kind: 'taken', email, message: TAKEN };
    case 'check-failed':
      return state.kind === 'checking' ? event : state;
    case 'sending':
      return state.kind === 'available' || state.kind === 'send-failed' ? { kind: 'sending', email } : state;
    case 'sent':
      if (state.kind === 'sending') return { kind: 'sent', email };
      // Another address was typed and taken back while the code was being sent.
      return isBeforeSending(state) ? { kind: 'sent', email, isResumed: true } : state;
    case 'send-failed':
      return state.kind === 'sending' ? event : state;
    case 'verified':
      return state.kind === 'sent' ? { kind: 'verified', email } : state;
    case 'verification-expired':
      return { kind: 'available', email };
  }
}

const isBeforeSending = ({ kind }: EmailChange) => kind === 'debouncing' || kind === 'checking' || kind === 'available';

function afterTyping(state: EmailChange, event: EmailContext & { email: string }): EmailChange {
  const email = cleanEmail(event.email);
  if (isSameEmail(email, event.original)) return { kind: 'unchanged' };
  // Only what surrounds the address has changed.
  if (state.kind !== 'unchanged' && state.email === email && state.kind !== 'check-failed') return state;
  // Taking back a stray letter restores the verification or the code: the server limits codes.
  if (email === event.verified) return { kind: 'verified', email, isResumed: true };
  if (email === event.codeSentTo) return { kind: 'sent', email, isResumed: true };
  return email.includes('@') ? { kind: 'debouncing', email } : { kind: 'invalid', email, message: INVALID };
}

/** The error that keeps the profile from being saved with this address (PROF-10, C-91). */
export function emailChangeError(state: EmailChange): string | undefined {
  switch (state.kind) {
    case 'unchanged':
    case 'verified':
      return undefined;
    case 'invalid':
    case 'taken':
      return state.message;
    default:
      return UNVERIFIED;
  }
}
