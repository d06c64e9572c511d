import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeSentTo } from '~/features/codes/sent-code.ts';
import { PersonalInformation } from '~/features/profile/personal-information.tsx';
import { profileDraft, valuesOf } from '~/features/profile/profile-draft.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { customer } from './customer.ts';

const email = 'new@example.com';
const VERIFIED = 'Your new address is verified. Save your changes to use it.';

/** The form as it is opened again, with a new address and what is known of it. */
function open(known: Parameters<ReturnType<typeof profileDraft.open>['change']>[0]) {
  const before = valuesOf(customer);
  profileDraft.open().change({ before, values: { ...before, email }, ...known });
  return renderAt('/', [{ path: '/', element: <PersonalInformation customer={customer} /> }], new FakeGraph());
}
const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const codeBoxes = () => screen.queryAllByRole('textbox', { name: /digit/i });

beforeEach(clearDrafts);
afterEach(() => {
  cleanup();
  clearDrafts();
});

describe('an address that was proved, or sent a code', () => {
  it('is still proved when a stray letter is taken back, and the focus stays where somebody types', () => {
    open({ verifiedEmail: email });
    expect(screen.getByText(VERIFIED)).toBeTruthy();
    field().focus();
    type(`${email}x`);
    expect(screen.queryByText(VERIFIED)).toBeNull();
    type(email);
    expect(screen.getByText(VERIFIED)).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('still has the boxes for its code when a stray letter is taken back', () => {
    open({ sentCode: codeSentTo(email) });
    const boxes = codeBoxes().length;
    expect(boxes).toBeGreaterThan(0);
    field().focus();
    type(`${email}x`);
    expect(codeBoxes()).toEqual([]);
    type(email);
    expect(codeBoxes()).toHaveLength(boxes);
    expect(document.activeElement).toBe(field());
  });

  it('is forgotten when the old address is put back (PROF-11)', () => {
    open({ verifiedEmail: email, sentCode: codeSentTo('third@example.com') });
    type('ADA@example.com ');
    expect(profileDraft.open().get().value).toMatchObject({ verifiedEmail: null, sentCode: null });
    type(email);
    expect(screen.queryByText(VERIFIED)).toBeNull();
  });
});
