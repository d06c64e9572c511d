import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSentCode } from '~/features/codes/sent-code.ts';
import { PersonalInformation } from '~/features/profile/personal-information.tsx';
import { profileDraft, profileValues } from '~/features/profile/profile-draft.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
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
const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const codeBoxes = () => screen.queryAllByRole('textbox', { name: /digit/i });

beforeEach(clearDrafts);
afterEach(() => {
  cleanup();
  clearDrafts();
});

describe('an address that was verified, or sent a code', () => {
  it('is still verified when a stray letter is taken back, and the focus stays in the field', () => {
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
    open({ sentCode: createSentCode(email) });
    const boxes = codeBoxes().length;
    expect(boxes).toBeGreaterThan(0);
    field().focus();
    type(`${email}x`);
    expect(codeBoxes()).toEqual([]);
    type(email);
    expect(codeBoxes()).toHaveLength(boxes);
    expect(document.activeElement).toBe(field());
  });

  it('is dropped when the original address is restored (PROF-11)', () => {
    open({ verifiedEmail: email, sentCode: createSentCode('third@example.com') });
    type('ADA@example.com ');
    expect(profileDraft.open().get().value).toMatchObject({ verifiedEmail: null, sentCode: null });
    type(email);
    expect(screen.queryByText(VERIFIED)).toBeNull();
  });
});
