import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSentCode } from '~/features/codes/sent-code.ts';
import { TAKEN, UNVERIFIED } from '~/features/profile/email-change.ts';
import { PersonalInformation } from '~/features/profile/personal-information.tsx';
import { profileDraft, profileValues } from '~/features/profile/profile-draft.ts';
import { session } from '~/features/session/session.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { field, press, type } from '../support/form-actions.ts';
import { done, lost, refused } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { customer } from './customer.ts';

const email = 'new@example.com';
const VERIFIED = 'Your new address is verified. Save your changes to use it.';

/** Opens the form with a draft that has a new address. */
function open(draft: Parameters<ReturnType<typeof profileDraft.open>['change']>[0]) {
  const original = profileValues(customer);
  profileDraft.open().change({ original, values: { ...original, email }, ...draft });
  return renderAt('/', [{ path: '/', element: <PersonalInformation customer={customer} /> }], new FakeGraph());
}
const codeBoxes = () => screen.queryAllByRole('textbox', { name: /digit/i });

/** Opens the form of a logged-in customer, with nothing changed. */
function edit(
  graph = new FakeGraph(),
  details: typeof customer | (Omit<typeof customer, 'phone'> & { phone: null }) = customer,
) {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' });
  const page = renderAt('/', [{ path: '/', element: <PersonalInformation customer={details} /> }], graph);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return page;
}
const save = () => press('Save Changes');
const available = (isAvailable: boolean) => ({
  data: { emailAvailability: { email, isAvailable } },
});

// The form's code is loaded by the first page that shows it.
beforeAll(async () => {
  open({});
  await screen.findByLabelText('Email');
  cleanup();
});
beforeEach(clearDrafts);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  clearDrafts();
});

describe('an address that was verified, or sent a code', () => {
  it('is still verified when a stray letter is taken back, and the focus stays in the field', () => {
    open({ verifiedEmail: email });
    expect(screen.getByText(VERIFIED)).toBeTruthy();
    field('Email').focus();
    type('Email', `${email}x`);
    expect(screen.queryByText(VERIFIED)).toBeNull();
    type('Email', email);
    expect(screen.getByText(VERIFIED)).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
  });

  it('still has the boxes for its code when a stray letter is taken back', () => {
    open({ sentCode: createSentCode(email) });
    const boxes = codeBoxes().length;
    expect(boxes).toBeGreaterThan(0);
    field('Email').focus();
    type('Email', `${email}x`);
    expect(codeBoxes()).toEqual([]);
    type('Email', email);
    expect(codeBoxes()).toHaveLength(boxes);
    expect(document.activeElement).toBe(field('Email'));
  });

  it('is dropped when the original address is restored (PROF-11)', () => {
    open({ verifiedEmail: email, sentCode: createSentCode('third@example.com') });
    type('Email', 'ADA@example.com ');
    expect(profileDraft.open().get().value).toMatchObject({ verifiedEmail: null, sentCode: null });
    type('Email', email);
    expect(screen.queryByText(VERIFIED)).toBeNull();
  });
});

describe('the check of a new address', () => {
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const checks = (graph: FakeGraph) => graph.sentAs('EmailAvailability').map(({ variables }) => variables);

  it('is made once, 800 ms after the last key, and not of the original address (PROF-07, PROF-08)', async () => {
    const { graph } = edit(new FakeGraph().answer('EmailAvailability', available(false)));
    vi.useFakeTimers();
    type('Email', `${email}x`);
    await later(700);
    type('Email', email);
    await later(799);
    expect(checks(graph)).toEqual([]);
    await later(1);
    expect(checks(graph)).toEqual([{ email }]);
    expect(screen.getByText(TAKEN)).toBeTruthy();
    type('Email', 'ADA@example.com');
    await later(5_000);
    expect(screen.queryByText(TAKEN)).toBeNull();
    expect(checks(graph)).toHaveLength(1);
  });

  it('says when it fails, and is made again after the next key (PROF-10, PROF-13, C-91)', async () => {
    const { graph } = edit(new FakeGraph().answer('EmailAvailability', available(true)).fail('EmailAvailability'));
    vi.useFakeTimers();
    type('Email', email);
    await later(800);
    expect(screen.getByText('Failed to check email availability')).toBeTruthy();
    await save();
    expect(screen.getByRole('alert').textContent).toContain(UNVERIFIED);
    expect(graph.sentAs('UpdateProfile')).toEqual([]);
    graph.restore('EmailAvailability');
    type('Email', `${email}x`);
    await later(800);
    expect(screen.getByRole('button', { name: 'Send verification code' })).toBeTruthy();
  });

  it('is not made without a session, and says why (PROF-13, PROF-14)', async () => {
    const { graph } = edit();
    localStorage.removeItem('authToken');
    vi.useFakeTimers();
    type('Email', email);
    await later(800);
    expect(screen.getByText('You need to log in to check email availability')).toBeTruthy();
    await save();
    expect(screen.getByText('You need to log in to update your profile')).toBeTruthy();
    expect(graph.sent).toEqual([]);
    expect(field('Email').value).toBe(email);
  });
});

describe('saving', () => {
  const NOT_UPDATED = 'Failed to update profile. Please try again.';

  it.each([
    ['there was no response', lost],
    ['it was refused without a message', refused('updateProfile')],
  ])('says when %s, and keeps the changes until it works (PROF-05)', async (_what, reply) => {
    const { graph } = edit(new FakeGraph().answer('UpdateProfile', reply));
    type('First name', 'Grace');
    await save();
    expect(screen.getByRole('alert').textContent).toContain(NOT_UPDATED);
    expect(field('First name').value).toBe('Grace');
    graph.answer('UpdateProfile', done('updateProfile', { customer: { ...customer, firstName: 'Grace' } }));
    await save();
    expect(screen.getByText('Profile updated successfully!')).toBeTruthy();
    expect(graph.sentAs('UpdateProfile').at(-1)?.variables).toEqual({ input: { firstName: 'Grace' } });
  });

  it('needs no phone number of a customer without one', async () => {
    const withoutPhone = { ...customer, phone: null };
    const { graph } = edit(
      new FakeGraph().answer('UpdateProfile', done('updateProfile', { customer: withoutPhone })),
      withoutPhone,
    );
    expect(field(/^Phone/).value).toBe('');
    type('First name', 'Grace');
    await save();
    expect(screen.getByText('Profile updated successfully!')).toBeTruthy();
    expect(graph.sentAs('UpdateProfile')[0]?.variables).toEqual({ input: { firstName: 'Grace' } });
  });
});
