import { describe, expect, it } from 'vitest';
import {
  CHECK_FAILED,
  type EmailChange,
  type EmailContext,
  type EmailEvent,
  emailChangeError,
  emailChangeReducer,
  initialEmailChange,
  TAKEN,
  UNVERIFIED,
} from '~/features/profile/email-change.ts';

const original = 'ada@example.com';
const email = 'new@example.com';
const context: EmailContext = { original, verified: null, codeSentTo: undefined };
const typed = (address: string, changes: Partial<EmailContext> = {}): EmailEvent => ({
  kind: 'typed',
  email: address,
  ...context,
  ...changes,
});
const stateAfter = (...events: EmailEvent[]) => events.reduce<EmailChange>(emailChangeReducer, { kind: 'unchanged' });
const checked = (isAvailable = true): EmailEvent[] => [
  typed(email),
  { kind: 'check-started', email },
  { kind: 'checked', email, isAvailable },
];
const sent: EmailEvent[] = [...checked(), { kind: 'sending', email }, { kind: 'sent', email }];
const verified: EmailEvent[] = [...sent, { kind: 'verified', email }];

describe('changing the address (PROF-10)', () => {
  it.each<[string, EmailEvent[], EmailChange['kind'], string | undefined]>([
    ['the same in upper case (PROF-07)', [typed(' ADA@example.com ')], 'unchanged', undefined],
    ['without an @ (PROF-06, C-92)', [typed('abc')], 'invalid', 'Please enter a valid email address'],
    ['just typed (PROF-07)', [typed(email)], 'debouncing', UNVERIFIED],
    ['being checked (PROF-07)', [typed(email), { kind: 'check-started', email }], 'checking', UNVERIFIED],
    ['taken (PROF-08)', checked(false), 'taken', TAKEN],
    ['available (PROF-09)', checked(), 'available', UNVERIFIED],
    ['with a code sent (PROF-09)', sent, 'sent', UNVERIFIED],
    ['verified (PROF-09)', verified, 'verified', undefined],
    ['reverted (PROF-11)', [...sent, typed(original)], 'unchanged', undefined],
    ['another one after verification', [...verified, typed('third@example.com')], 'debouncing', UNVERIFIED],
    ['no longer verified', [...verified, { kind: 'verification-expired', email }], 'available', UNVERIFIED],
    [
      'not checked (PROF-13, C-91)',
      [typed(email), { kind: 'check-started', email }, { kind: 'check-failed', email, message: CHECK_FAILED }],
      'check-failed',
      UNVERIFIED,
    ],
  ])('%s', (_what, events, kind, error) => {
    const state = stateAfter(...events);
    expect(state.kind).toBe(kind);
    expect(emailChangeError(state)).toBe(error);
  });

  it('ignores a late response about another address', () => {
    const late: EmailEvent = { kind: 'checked', email, isAvailable: true };
    expect(stateAfter(typed(email), { kind: 'check-started', email }, typed('third@example.com'), late).kind).toBe(
      'debouncing',
    );
    expect(stateAfter(...sent, typed(original), { kind: 'verified', email }).kind).toBe('unchanged');
  });

  it('checks again when the customer types after a failed check (C-91)', () => {
    const state = stateAfter(
      typed(email),
      { kind: 'check-started', email },
      { kind: 'check-failed', email, message: CHECK_FAILED },
    );
    expect(emailChangeReducer(state, typed(`${email} `)).kind).toBe('debouncing');
  });

  it.each<[string, EmailEvent[], Partial<EmailContext>, EmailChange['kind']]>([
    ['verified', verified, { verified: email }, 'verified'],
    ['sent a code', sent, { codeSentTo: email }, 'sent'],
  ])('resumes when a stray letter is taken back from an address that was %s', (_, events, changes, kind) => {
    const withStrayLetter = [
      ...events,
      typed(`${email}x`, changes),
      { kind: 'check-started' as const, email: `${email}x` },
    ];
    expect(stateAfter(...withStrayLetter).kind).toBe('checking');
    const state = stateAfter(...withStrayLetter, typed(email, changes));
    expect(state).toEqual({ kind, email, isResumed: true });
    expect(state).toEqual(initialEmailChange({ ...context, ...changes, typed: email }));
  });

  it('resumes with a code that was being sent while a stray letter was typed and taken back', () => {
    const events = [...checked(), { kind: 'sending' as const, email }, typed(`${email}x`), typed(email)];
    expect(stateAfter(...events, { kind: 'sent', email })).toEqual({ kind: 'sent', email, isResumed: true });
  });
});
