import { describe, expect, it, vi } from 'vitest';
import { type BookingDraft, emptyDraft } from '~/features/booking/guest/booking-draft.ts';
import { createGuestStore } from '~/features/booking/guest/guest-store.ts';
import type { Photo } from '~/features/photos/photo.ts';
import { filledDraft, photo, plumbing, vehicleRepair } from './drafts.ts';

/** A browser's tab: what it keeps of the form, and of the photos. */
function tab() {
  let now = new Date('2026-11-23T20:00:00Z');
  const vault = new Map<string, readonly Photo[]>();
  let text: string | null = null;
  let ids = 0;
  return {
    vault,
    text: () => text,
    spoil: (spoilt: string) => {
      text = spoilt;
    },
    wait: (until: string) => {
      now = new Date(until);
    },
    /** A page that is opened in this tab. */
    open: () =>
      createGuestStore({
        kept: {
          read: () => (text ? JSON.parse(text) : null),
          write: (draft) => {
            text = JSON.stringify(draft);
          },
        },
        photos: {
          load: async (id) => vault.get(id) ?? [],
          save: async (id, photos) => void vault.set(id, photos),
          drop: async (id) => void vault.delete(id),
        },
        newId: () => `run-${++ids}`,
        now: () => now.getTime(),
      }),
  };
}

const answers: (keyof BookingDraft)[] = ['service', 'model', 'place', 'date', 'time', 'firstName', 'email', 'phone'];

describe('the draft in its tab', () => {
  it('is there again after a reload, with its photos', async () => {
    const browser = tab();
    const { runId: _, ...answered } = filledDraft();
    browser.open().change(answered);

    const reloaded = browser.open();
    expect(reloaded.isRestored()).toBe(false);
    await vi.waitUntil(() => reloaded.isRestored());
    for (const part of answers) expect(reloaded.get()[part], part).toEqual(filledDraft()[part]);
    expect(reloaded.get().photos).toEqual([photo]);
    expect(reloaded.get().savedAt).toBe(Date.parse('2026-11-23T20:00:00Z'));
  });

  it('never keeps consent', async () => {
    const browser = tab();
    browser.open().change({ declarationAccepted: true, service: plumbing });
    expect(browser.text()).not.toContain('declaration');
    expect(browser.open().get().declarationAccepted).toBe(false);
  });

  it('gives up a day that has gone by, and nothing else', () => {
    const browser = tab();
    browser.open().change({ service: plumbing, date: '2026-11-24', time: { slotId: '3', label: '10:00 AM' } });
    browser.wait('2026-11-24T23:30:00Z');
    expect(browser.open().get().time?.slotId).toBe('3');
    browser.wait('2026-11-25T00:30:00Z');
    expect(browser.open().get()).toMatchObject({ service: plumbing, date: null, time: null });
  });

  it('begins anew over what cannot be read', () => {
    const browser = tab();
    browser.spoil('{"service":"?"}');
    expect(browser.open().get()).toEqual({ ...emptyDraft, runId: 'run-1' });
  });

  it('does not lose a photo that was added before the kept ones were back', async () => {
    const browser = tab();
    browser.open().change({ photos: [photo] });
    const reloaded = browser.open();
    const quick = { ...photo, id: 'quick' };
    reloaded.change({ photos: [quick] });
    await vi.waitUntil(() => reloaded.isRestored());
    expect(reloaded.get().photos).toEqual([quick]);
  });

  it('is gone when it is cleared, photos too, and the next run is another one', async () => {
    const browser = tab();
    const store = browser.open();
    await vi.waitUntil(() => store.isRestored());
    store.change({ service: vehicleRepair, photos: [photo] });
    expect(browser.vault.size).toBe(1);
    store.clear();
    expect(browser.vault.size).toBe(0);
    expect(store.get()).toEqual({ ...emptyDraft, runId: 'run-2' });
    expect(browser.open().get().service).toBeNull();
  });
});
