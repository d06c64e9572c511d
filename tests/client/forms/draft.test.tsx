import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellationDraft } from '~/features/appointments/cancel-dialog.tsx';
import { rescheduleDraft } from '~/features/appointments/reschedule-dialog.tsx';
import { customerBooking } from '~/features/booking/customer/customer-flow.ts';
import { customerImmediateRequestDraft } from '~/features/immediate-service/immediate-request-draft.ts';
import { profileDraft } from '~/features/profile/profile-draft.ts';
import { reviewDraft } from '~/features/reviews/review-dialog.tsx';
import { openVehicleDraft } from '~/features/vehicles/edit/vehicle-draft.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { type DraftDefinition, useDraft } from '~/forms/draft.ts';
import { draftOwner, eraseDraftsOf, removeExpiredDrafts } from '~/forms/draft-storage.ts';
import { number, object, string, text, withDefault } from '~/lib/shape.ts';
import { clearDrafts } from '../support/clear-drafts.ts';

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
  version: 1,
  maxAgeMs: 60_000,
  files: [],
  shape: object({ subject: string, text: string }),
  empty: { subject: '', text: '', isAgreed: false },
};
/** Opens the draft as after a page load, with nothing in memory. */
const page = (change: Partial<DraftDefinition<Note>> = {}) => defineDraft({ ...definition, ...change }).open();
/** The event that a browser sends to the other tabs. */
const notifyTab = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  clearDrafts();
  draftOwner.set(null);
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is restored after a page load, without the parts that are not stored', () => {
    page().change({ subject: 'Leak', text: 'It drips.', isAgreed: true });
    expect(page().get()).toMatchObject({
      value: { subject: 'Leak', text: 'It drips.', isAgreed: false },
      savedAt: NOW.getTime(),
    });
  });

  it('takes missing parts from the shape', () => {
    const shape = object({ subject: text, priority: withDefault(number, 3) });
    const ticket = defineDraft({ name: 'ticket', owner: 'device', shape });
    expect(ticket.open().get().value).toEqual({ subject: '', priority: 3 });
    const stored = { version: 1, id: '1', savedAt: 1, expiresAt: 9e15, filesStamp: null, pending: null };
    localStorage.setItem('draft/device/ticket', JSON.stringify({ ...stored, value: { subject: 'Leak' } }));
    expect(defineDraft({ name: 'ticket', owner: 'device', shape }).open().get().value).toEqual({
      subject: 'Leak',
      priority: 3,
    });
  });

  it('is removed when it is cleared or emptied by typing', () => {
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
    ['invalid JSON', '{'],
    ['another version', JSON.stringify({ version: 2 })],
  ])('is empty if the stored draft has %s', (_case, stored) => {
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

  it('expires after 24 hours by default', () => {
    const open = () => defineDraft({ name: 'reply', owner: 'device', shape: object({ body: text }) }).open();
    open().change({ body: 'Thanks' });
    vi.setSystemTime(NOW.getTime() + 24 * 60 * 60_000 - 1);
    expect(open().get().value.body).toBe('Thanks');
    vi.advanceTimersByTime(2);
    expect(open().get().value.body).toBe('');
  });

  it('lasts until a reload if the browser blocks storage, and reports that', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('Closed');
    });
    const draft = page();
    draft.change({ subject: 'Leak' });
    expect(draft.get()).toMatchObject({ value: { subject: 'Leak' }, isPersisted: false });
    vi.restoreAllMocks();
  });

  it('renders each change, and is empty in prerendered HTML', () => {
    const draft = page();
    const Subject = () => <p>Subject: {useDraft(draft).value.subject}</p>;
    render(<Subject />);
    act(() => draft.change(({ subject }) => ({ subject: `${subject}Leak` })));
    expect(screen.getByText('Subject: Leak')).toBeTruthy();
    expect(draft.initial.value).toBe(definition.empty);
  });
});

describe('in two tabs', () => {
  const MINUTE = 60_000;
  /** Two tabs that show the draft. `notifyTab` reaches the second. */
  const twoTabs = () => {
    const tabs = [page(), page()] as const;
    for (const tab of tabs) tab.subscribe(() => undefined);
    tabs[0].change({ subject: 'Leak', isAgreed: true });
    notifyTab(KEY);
    tabs[1].acknowledge();
    vi.advanceTimersByTime(MINUTE / 2);
    return tabs;
  };
  const at = NOW.getTime() + MINUTE / 2;

  it('has the changes of the other tab, says so, and goes on with them', () => {
    const [here, there] = twoTabs();
    here.change({ text: 'It drips.' });
    notifyTab(KEY);
    expect(there.get()).toMatchObject({
      value: { subject: 'Leak', text: 'It drips.' },
      otherTab: { kind: 'changed', at, isRestorable: true },
    });
    expect(here.get().otherTab).toBeNull();
    there.acknowledge();
    expect(there.get()).toMatchObject({ value: { text: 'It drips.' }, otherTab: null });
    expect(page().get().value.text).toBe('It drips.');
  });

  it('brings back what it showed before any of the changes, with what was filled in since', () => {
    const [here, there] = twoTabs();
    here.change({ subject: 'Le' });
    notifyTab(KEY);
    here.change({ subject: '' });
    notifyTab(KEY);
    there.change({ text: 'It drips.' });
    there.restore();
    expect(there.get()).toMatchObject({ value: { subject: 'Leak', text: 'It drips.' }, otherTab: null });
    here.refresh();
    expect(here.get()).toMatchObject({ value: { subject: 'Leak' }, otherTab: { kind: 'changed' } });
  });

  it('loses nothing of either when it was asleep, and hears nothing of the other', () => {
    const [here, there] = twoTabs();
    here.change({ subject: 'Burst pipe' });
    there.change({ text: 'It drips.' });
    const both = { subject: 'Burst pipe', text: 'It drips.' };
    expect(there.get()).toMatchObject({ value: both, otherTab: { kind: 'changed' } });
    expect(page().get().value).toMatchObject(both);
  });

  it('brings back what it showed, with what was computed from that', () => {
    const [here, there] = twoTabs();
    here.change({ subject: 'Burst pipe' });
    notifyTab(KEY);
    there.change(({ subject }) => ({ subject: `${subject}, urgent` }));
    expect(there.get().value.subject).toBe('Burst pipe, urgent');
    there.restore();
    expect(there.get().value.subject).toBe('Leak, urgent');
  });

  it.each(['pageshow', 'visibilitychange'])('finds out on %s', (event) => {
    const [here, there] = twoTabs();
    here.change({ text: 'It drips.' });
    (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
    expect(there.get().value.text).toBe('It drips.');
  });

  it('says nothing where nothing differs, or the form isn’t shown', () => {
    const [here, there] = twoTabs();
    here.idempotencyKey();
    notifyTab(KEY);
    expect(there.get()).toMatchObject({ otherTab: null, pending: here.get().pending });
    const hidden = page();
    here.change({ text: 'It drips.' });
    notifyTab(KEY);
    expect(hidden.get()).toMatchObject({ value: { text: 'It drips.' }, otherTab: null });
  });

  it('is cleared in both, and can be brought back', () => {
    const [here, there] = twoTabs();
    here.clear();
    notifyTab(KEY);
    expect(there.get()).toMatchObject({
      value: definition.empty,
      savedAt: null,
      otherTab: { kind: 'cleared', at, isRestorable: true },
    });
    there.restore();
    expect(page().get().value.subject).toBe('Leak');
  });

  it('goes on where it expired while it was open', () => {
    const [, there] = twoTabs();
    vi.advanceTimersByTime(MINUTE);
    there.change({ text: 'It drips.' });
    expect(there.get()).toMatchObject({ value: { subject: 'Leak', text: 'It drips.' }, otherTab: null });
  });

  it.each(['device', 'customer'] as const)(
    'of a %s keeps what it shows when a new tab removes what has expired',
    (owner) => {
      draftOwner.set('7');
      const draft = page({ owner });
      draft.subscribe(() => undefined);
      draft.change({ subject: 'Leak' });
      vi.advanceTimersByTime(MINUTE);
      removeExpiredDrafts(Date.now());
      const key = owner === 'device' ? KEY : 'draft/customer-7/note';
      expect(localStorage.getItem(key)).toBeNull();
      notifyTab(key);
      expect(draft.get()).toMatchObject({ value: { subject: 'Leak' }, otherTab: null });
      draft.change({ text: 'It drips.' });
      expect(page({ owner }).get().value).toMatchObject({ subject: 'Leak', text: 'It drips.' });
    },
  );

  describe('sent from one', () => {
    const sent = { kind: 'sent', at, reference: 'MW-1' };

    it('says so in the other, and is empty in one that opens later', () => {
      const [here, there] = twoTabs();
      here.clear({ reference: 'MW-1' });
      notifyTab(KEY);
      expect(there.get()).toMatchObject({ value: definition.empty, savedAt: null, otherTab: sent });
      for (const tab of [here, page()])
        expect(tab.get()).toMatchObject({ value: definition.empty, savedAt: null, otherTab: null });
      expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
        sent: [{ id: expect.any(String), at, reference: 'MW-1' }],
        expiresAt: at + MINUTE,
      });
    });

    it('says so although the next one was begun, which it then shows', () => {
      const [here, there] = twoTabs();
      here.clear({ reference: 'MW-1' });
      here.change({ subject: 'Next' });
      notifyTab(KEY);
      here.change({ subject: 'Next one' });
      notifyTab(KEY);
      expect(there.get()).toMatchObject({ value: definition.empty, otherTab: sent });
      there.acknowledge();
      expect(there.get()).toMatchObject({ value: { subject: 'Next one' }, otherTab: null });
    });

    it('can’t be sent again by one that was asleep', () => {
      const [here, there] = twoTabs();
      const key = here.idempotencyKey();
      expect(there.idempotencyKey()).toBe(key);
      here.clear({ reference: 'MW-1' });
      here.change({ subject: 'Next' });
      expect(there.refresh()).toBe(false);
      expect(there.get()).toMatchObject({ value: definition.empty, otherTab: sent });
    });

    it('says so in one that was asleep while the next was sent too', () => {
      const [here, there] = twoTabs();
      here.clear({ reference: 'MW-1' });
      here.change({ subject: 'Next' });
      here.clear({ reference: 'MW-2' });
      expect(there.refresh()).toBe(false);
      expect(there.get()).toMatchObject({ value: definition.empty, otherTab: sent });
      there.restore();
      expect(there.get()).toMatchObject({ value: definition.empty, otherTab: null });
    });

    it('takes no change of one that was asleep', () => {
      const [here, there] = twoTabs();
      here.clear({ reference: 'MW-1' });
      there.change({ text: 'It drips.' });
      expect(there.get()).toMatchObject({ value: definition.empty, savedAt: null, otherTab: sent });
      expect(page().get().value).toEqual(definition.empty);
    });

    it('isn’t stored again by the late response of one that was asleep', () => {
      const [here, there] = twoTabs();
      there.idempotencyKey();
      here.clear({ reference: 'MW-1' });
      there.clearPending();
      expect(there.get().otherTab).toEqual(sent);
      expect(page().get().value).toEqual(definition.empty);
    });

    describe('where storage is full', () => {
      const fillStorage = () => {
        const setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        const full: Storage = Object.create(localStorage, { setItem: { value: setItem } });
        return vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
      };
      afterEach(() => void vi.restoreAllMocks());

      it('can’t be sent again by one that couldn’t store its changes', () => {
        const [here, there] = twoTabs();
        const full = fillStorage();
        there.change({ text: 'It drips.' });
        expect(there.get().isPersisted).toBe(false);
        full.mockRestore();
        here.clear({ reference: 'MW-1' });
        expect(there.refresh()).toBe(false);
        expect(there.get().otherTab).toEqual(sent);
      });

      it('leaves nothing of it', () => {
        const [here] = twoTabs();
        fillStorage();
        here.clear({ reference: 'MW-1' });
        expect(localStorage.getItem(KEY)).toBeNull();
      });
    });

    it('is forgotten with the other drafts', () => {
      const [here] = twoTabs();
      here.clear({ reference: 'MW-1' });
      vi.setSystemTime(at + MINUTE);
      removeExpiredDrafts(Date.now());
      expect(localStorage.getItem(KEY)).toBeNull();
    });
  });
});

describe('a customer’s draft', () => {
  const form = () => defineDraft({ ...definition, owner: 'customer' });

  it('is only shown to that customer', () => {
    const notes = form();
    draftOwner.set('7');
    notes.open().change({ subject: 'Mine' });
    draftOwner.set('8');
    expect(notes.open().get().value.subject).toBe('');
    draftOwner.set('7');
    expect(notes.open().get().value.subject).toBe('Mine');
    expect(form().open().get().value.subject).toBe('Mine');
  });

  it.each([
    ['a booking', () => customerBooking.draft.open()],
    ['a cancellation', () => cancellationDraft.open('1')],
    ['an immediate request', () => customerImmediateRequestDraft.open()],
    ['the profile', () => profileDraft.open()],
    ['a new time', () => rescheduleDraft.open('1')],
    ['a review', () => reviewDraft.open('1')],
    ['a vehicle', () => openVehicleDraft(null)],
  ])('is one of %s', (_what, open) => {
    draftOwner.set('7');
    const draft = open();
    draftOwner.set('8');
    expect(open()).not.toBe(draft);
    draftOwner.set('7');
    expect(open()).toBe(draft);
  });

  it('leaves nothing in the other tab when they log out', () => {
    draftOwner.set('7');
    const tabs = [form().open(), form().open()] as const;
    for (const tab of tabs) tab.subscribe(() => undefined);
    tabs[0].change({ subject: 'Mine' });
    const key = 'draft/customer-7/note';
    notifyTab(key);
    tabs[0].change({ text: 'It drips.' });
    notifyTab(key);
    localStorage.removeItem(key);
    notifyTab(key);
    tabs[1].restore();
    expect(tabs[1].get().value).toEqual(definition.empty);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is erased with all their other drafts, and later changes are not stored', () => {
    draftOwner.set('7');
    const notes = form();
    const [first, second] = [notes.open('1'), notes.open('2')];
    first.change({ subject: 'Mine' });
    second.change({ subject: 'Mine too' });
    const device = page();
    device.change({ subject: 'On this device' });
    eraseDraftsOf('7');
    first.change({ text: 'Late' });
    expect(Object.keys(localStorage)).toEqual([KEY]);
    expect(notes.open('1').get().value.subject).toBe('');
    expect(device.get().value.subject).toBe('On this device');
  });
});

describe('the idempotency key', () => {
  it('stays the same until there is a definite response, even after a reload', () => {
    const draft = page();
    const key = draft.idempotencyKey();
    expect(draft.idempotencyKey()).toBe(key);
    expect(page().idempotencyKey()).toBe(key);
    draft.clearPending();
    expect(draft.idempotencyKey()).not.toBe(key);
  });

  it('changes with the input if an input is passed', () => {
    const draft = page();
    const key = draft.idempotencyKey({ text: 'One' });
    expect(draft.idempotencyKey({ text: 'One' })).toBe(key);
    expect(draft.idempotencyKey({ text: 'Two' })).not.toBe(key);
  });
});
