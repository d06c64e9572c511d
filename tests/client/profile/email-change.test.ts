import { describe, expect, it } from 'vitest';
import {
  beginningOf,
  type EmailChange,
  type EmailEvent,
  type EmailKnown,
  emailProblem,
  nextEmailChange,
  TAKEN,
  UNCHECKED,
  UNVERIFIED,
} from '~/features/profile/email-change.ts';

const original = 'ada@example.com';
const email = 'new@example.com';
const nothing: EmailKnown = { original, verified: null, sentTo: undefined };
const typed = (text: string, known: Partial<EmailKnown> = {}): EmailEvent => ({
  type: 'typed',
  email: text,
  ...nothing,
  ...known,
});
const stateAfter = (...events: EmailEvent[]) => events.reduce<EmailChange>(nextEmailChange, { kind: 'unchanged' });
const checked = (isAvailable = true): EmailEvent[] => [
  typed(email),
  { type: 'rested', email },
  { type: 'checked', email, isAvailable },
];
const sent: EmailEvent[] = [...checked(), { type: 'sending', email }, { type: 'sent', email }];
const verified: EmailEvent[] = [...sent, { type: 'verified', email }];

describe('changing the address (PROF-10)', () => {
  it.each<[string, EmailEvent[], EmailChange['kind'], string | undefined]>([
    ['the same in other letters (PROF-07)', [typed(' ADA@example.com ')], 'unchanged', undefined],
    ['without an @ (PROF-06, C-92)', [typed('abc')], 'malformed', 'Please enter a valid email address'],
    ['just typed (PROF-07)', [typed(email)], 'resting', UNVERIFIED],
    ['left alone (PROF-07)', [typed(email), { type: 'rested', email }], 'checking', UNVERIFIED],
    ['taken (PROF-08)', checked(false), 'taken', TAKEN],
    ['free (PROF-09)', checked(), 'available', UNVERIFIED],
    ['with a code on its way (PROF-09)', sent, 'sent', UNVERIFIED],
    ['verified (PROF-09)', verified, 'verified', undefined],
    ['reverted (PROF-11)', [...sent, typed(original)], 'unchanged', undefined],
    ['another one after verification', [...verified, typed('third@example.com')], 'resting', UNVERIFIED],
    ['no longer proved', [...verified, { type: 'unproved', email }], 'available', UNVERIFIED],
    [
      'not checked (PROF-13, C-91)',
      [typed(email), { type: 'rested', email }, { type: 'checkFailed', email, text: UNCHECKED }],
      'unchecked',
      UNVERIFIED,
    ],
  ])('%s', (_what, events, is, problem) => {
    const state = stateAfter(...events);
    expect(state.kind).toBe(is);
    expect(emailProblem(state)).toBe(problem);
  });

  it('drops a late answer about an older address', () => {
    const late: EmailEvent = { type: 'checked', email, isAvailable: true };
    expect(stateAfter(typed(email), { type: 'rested', email }, typed('third@example.com'), late).kind).toBe('resting');
    expect(stateAfter(...sent, typed(original), { type: 'verified', email }).kind).toBe('unchanged');
  });

  it('checks again when somebody types after a failed check (C-91)', () => {
    const state = stateAfter(typed(email), { type: 'rested', email }, { type: 'checkFailed', email, text: UNCHECKED });
    expect(nextEmailChange(state, typed(`${email} `)).kind).toBe('resting');
  });

  it.each<[string, EmailEvent[], Partial<EmailKnown>, EmailChange['kind']]>([
    ['verified', verified, { verified: email }, 'verified'],
    ['sent a code', sent, { sentTo: email }, 'sent'],
  ])('goes on where it was when a stray letter is taken back from an address that was %s', (_, events, known, is) => {
    const strayed = [...events, typed(`${email}x`, known), { type: 'rested' as const, email: `${email}x` }];
    expect(stateAfter(...strayed).kind).toBe('checking');
    const state = stateAfter(...strayed, typed(email, known));
    expect(state).toEqual({ kind: is, email, isFromBefore: true });
    expect(state).toEqual(beginningOf({ ...nothing, ...known, typed: email }));
  });

  it('goes on by a code that was still being sent while a stray letter came and went', () => {
    const strayed = [...checked(), { type: 'sending' as const, email }, typed(`${email}x`), typed(email)];
    expect(stateAfter(...strayed, { type: 'sent', email })).toEqual({ kind: 'sent', email, isFromBefore: true });
  });
});
