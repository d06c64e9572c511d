import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createCell } from '~/lib/cell.ts';
import { forgetCustomerDrafts } from '~/lib/customer-drafts.ts';
import { createKeptStore } from '~/lib/kept-store.ts';
import { newId } from '~/lib/new-id.ts';

const Note = z.object({ subject: z.string(), text: z.string() });
const empty = { subject: '', text: '' };
const createNote = (key = 'note') => createKeptStore(key, Note, empty);

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('keeps a draft in the tab, so that a reload finds it', () => {
  const before = createNote();
  expect(before.get()).toBe(empty);
  before.change({ subject: 'Leak' });
  before.change({ text: 'It drips.' });
  expect(before.get()).toEqual({ subject: 'Leak', text: 'It drips.' });
  expect(createNote().get()).toEqual({ subject: 'Leak', text: 'It drips.' });
  before.clear();
  expect(before.get()).toBe(empty);
  expect(sessionStorage.getItem('note')).toBeNull();
});

it('starts empty when what is kept has another shape', () => {
  sessionStorage.setItem('note', '{"subject":7}');
  expect(createNote().get()).toBe(empty);
});

it('tells those who listen of each change, until they stop', () => {
  const note = createNote();
  const listener = vi.fn();
  const stop = note.subscribe(listener);
  note.change({ subject: 'Leak' });
  note.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  note.change({ subject: 'Lamp' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  'profile-draft',
  'vehicle-draft',
  'cancel-reason',
  'review-drafts',
  'customer-booking',
  'customer-help-draft',
])('forgets %s when the customer logs out, in memory too', (key) => {
  const draft = createNote(key);
  draft.change({ text: 'Private' });
  const guest = createNote('guest-draft');
  guest.change({ text: 'Not sent' });
  forgetCustomerDrafts();
  expect(draft.get()).toBe(empty);
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(guest.get().text).toBe('Not sent');
});

it('forgets drafts that no page has opened since the reload', () => {
  sessionStorage.setItem('review-drafts', '{}');
  forgetCustomerDrafts();
  expect(sessionStorage.getItem('review-drafts')).toBeNull();
});

it('forgets the photos of a booking, where the browser keeps files', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  forgetCustomerDrafts();
  expect(deleteDatabase).toHaveBeenCalledOnce();
  vi.stubGlobal('indexedDB', undefined);
  expect(() => forgetCustomerDrafts()).not.toThrow();
});

it('knows whether a value is being watched', () => {
  const cell = createCell(1);
  expect(cell.isWatched()).toBe(false);
  const stop = cell.subscribe(() => undefined);
  expect(cell.isWatched()).toBe(true);
  stop();
  expect(cell.isWatched()).toBe(false);
});

it('makes a different ID of 32 hexadecimal digits each time', () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(50);
});
