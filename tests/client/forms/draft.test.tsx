import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineDraft, useDraft } from '~/forms/draft.ts';
import type { DraftDefinition } from '~/forms/draft-definition.ts';
import { draftOwner } from '~/forms/draft-owner.ts';
import { eraseDraftsOf } from '~/forms/draft-registry.ts';
import { removeExpiredDrafts } from '~/forms/draft-storage.ts';
import { forgetDrafts } from '../support/drafts.ts';

interface Note {
  subject: string;
  text: string;
  isAgreed: boolean;
}

const NOW = new Date('2026-11-22T12:00:00Z');
const KEY = 'draft/device/note';
const definition: DraftDefinition<Note> = {
  name: 'note',
  owner: 'device',
  keptMs: 60_000,
  schema: z.object({ subject: z.string(), text: z.string() }),
  empty: { subject: '', text: '', isAgreed: false },
};
/** Another page of the app, which has nothing in memory. */
const page = (change: Partial<DraftDefinition<Note>> = {}) => defineDraft({ ...definition, ...change }).open();
/** What a browser tells the other tabs. */
const tellTabs = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  forgetDrafts();
  draftOwner.set(null);
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is found again by another page, but not what is never kept', () => {
    page().change({ subject: 'Leak', text: 'It drips.', isAgreed: true });
    expect(page().get()).toMatchObject({
      value: { subject: 'Leak', text: 'It drips.', isAgreed: false },
      savedAt: NOW.getTime(),
    });
  });

  it('is removed when it is cleared, and when it is emptied by hand', () => {
    const draft = page();
    draft.change({ subject: 'Leak' });
    draft.clear();
    expect(localStorage.getItem(KEY)).toBeNull();
    draft.change({ subject: 'Leak' });
    draft.change({ subject: '' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(draft.get().savedAt).toBeNull();
  });

  it.each([
    [
      'another shape',
      '{"version":1,"id":"1","savedAt":1,"expiresAt":9e15,"filesStamp":null,"pending":null,"value":{"subject":7}}',
    ],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2 })],
  ])('begins empty over %s', (_what, stored) => {
    localStorage.setItem(KEY, stored);
    expect(page().get().value).toEqual(definition.empty);
  });

  it('expires', () => {
    page().change({ subject: 'Leak' });
    vi.setSystemTime(NOW.getTime() + 60_001);
    expect(page().get().value.subject).toBe('');
    removeExpiredDrafts(Date.now());
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('lasts as long as the page in a browser that keeps nothing, and says so', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('Closed');
    });
    const draft = page();
    draft.change({ subject: 'Leak' });
    expect(draft.get()).toMatchObject({ value: { subject: 'Leak' }, isKept: false });
    vi.restoreAllMocks();
  });

  it('shows each change, and nothing where pages are rendered without a browser', () => {
    const draft = page();
    const Subject = () => <p>Subject: {useDraft(draft).value.subject}</p>;
    render(<Subject />);
    act(() => draft.change(({ subject }) => ({ subject: `${subject}Leak` })));
    expect(screen.getByText('Subject: Leak')).toBeTruthy();
    expect(draft.initial.value).toBe(definition.empty);
  });
});

describe('in two tabs', () => {
  it('goes on in one where it was left in the other', () => {
    const [here, there] = [page(), page()];
    here.change({ subject: 'Leak', isAgreed: true });
    vi.advanceTimersByTime(1);
    there.change({ text: 'It drips.' });
    tellTabs(KEY);
    expect(there.get().value.text).toBe('It drips.');
    expect(page().get().value.text).toBe('It drips.');
  });

  it('is cleared in both', () => {
    const there = page();
    there.change({ subject: 'Leak' });
    localStorage.removeItem(KEY);
    tellTabs(KEY);
    expect(there.get()).toMatchObject({ value: definition.empty, savedAt: null });
  });
});

describe('a customer’s draft', () => {
  const form = () => defineDraft({ ...definition, owner: 'customer' });

  it('is shown to nobody else', () => {
    const notes = form();
    draftOwner.set('7');
    notes.open().change({ subject: 'Mine' });
    draftOwner.set('8');
    expect(notes.open().get().value.subject).toBe('');
    draftOwner.set('7');
    expect(notes.open().get().value.subject).toBe('Mine');
    expect(form().open().get().value.subject).toBe('Mine');
  });

  it('is erased with all others of theirs, and what is still under way brings nothing back', () => {
    draftOwner.set('7');
    const notes = form();
    const [one, other] = [notes.open('1'), notes.open('2')];
    one.change({ subject: 'Mine' });
    other.change({ subject: 'Mine too' });
    const device = page();
    device.change({ subject: 'Anybody’s' });
    eraseDraftsOf('7');
    one.change({ text: 'Late' });
    expect(Object.keys(localStorage)).toEqual([KEY]);
    expect(notes.open('1').get().value.subject).toBe('');
    expect(device.get().value.subject).toBe('Anybody’s');
  });
});

describe('the idempotency key', () => {
  it('stays the same until there is a definite answer, over a reload too', () => {
    const draft = page();
    const key = draft.idempotencyKey();
    expect(draft.idempotencyKey()).toBe(key);
    expect(page().idempotencyKey()).toBe(key);
    draft.settle();
    expect(draft.idempotencyKey()).not.toBe(key);
  });

  it('is another one for another input, where the input counts', () => {
    const draft = page();
    const key = draft.idempotencyKey({ text: 'One' });
    expect(draft.idempotencyKey({ text: 'One' })).toBe(key);
    expect(draft.idempotencyKey({ text: 'Two' })).not.toBe(key);
  });
});
