import { describe, expect, it, vi } from 'vitest';
import { type ApplicationFiles, emptyDraft } from '~/features/application/application-draft.ts';
import { createApplicationStore } from '~/features/application/application-store.ts';
import { certificate, filledDraft, portrait } from './needed.ts';

const START = Date.parse('2026-11-23T20:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** A device: what it keeps of the application, and of its files. */
function device() {
  let now = START;
  let text: string | null = null;
  let ids = 0;
  const vault = new Map<string, ApplicationFiles>();
  return {
    vault,
    text: () => text,
    spoil: (spoilt: string) => {
      text = spoilt;
    },
    wait: (days: number) => {
      now += days * DAY;
    },
    /** A page that is opened on this device. */
    open: () =>
      createApplicationStore({
        kept: {
          read: () => (text ? JSON.parse(text) : null),
          write: (draft) => {
            text = JSON.stringify(draft);
          },
          remove: () => {
            text = null;
          },
        },
        files: {
          load: async (id) => vault.get(id) ?? null,
          save: async (id, files) => void vault.set(id, files),
          drop: async (id) => void vault.delete(id),
        },
        newId: () => `draft-${++ids}`,
        now: () => now,
      }),
  };
}

const { draftId: _id, savedAt: _savedAt, ...answers } = filledDraft({ certificates: [certificate] });

describe('the application on its device', () => {
  it('is there again after the tab was closed, with its files', async () => {
    const here = device();
    here.open().change(answers);
    here.wait(6);
    const later = here.open();
    expect(later.isRestored()).toBe(false);
    await vi.waitUntil(() => later.isRestored());
    expect(later.get()).toEqual({
      ...emptyDraft,
      ...answers,
      certificateNames: ['gas-safe.pdf'],
      draftId: 'draft-1',
      savedAt: START,
    });
  });

  it('is kept for 7 days after the last change, and then gone from the device', async () => {
    const here = device();
    here.open().change(answers);
    here.wait(6);
    here.open().change({ bio: 'I mend taps.' });
    here.wait(6);
    expect(here.open().get().firstName).toBe('Amara');
    here.wait(1);
    expect(here.open().get()).toEqual({ ...emptyDraft, draftId: 'draft-2' });
    expect(here.text()).toBeNull();
  });

  it('never keeps consents nor verification', () => {
    const here = device();
    here
      .open()
      .change({ ...answers, termsAccepted: true, gdprConsentAccepted: true, verifiedEmail: 'amara@example.com' });
    expect(here.text()).not.toMatch(/terms|gdpr|verified/i);
    expect(here.open().get()).toMatchObject({ termsAccepted: false, gdprConsentAccepted: false, verifiedEmail: null });
  });

  it('puts nothing on the device of somebody who only looks', async () => {
    const here = device();
    const store = here.open();
    await vi.waitUntil(() => store.isRestored());
    expect(here.text()).toBeNull();
    expect(here.vault.size).toBe(0);
  });

  it('knows by name which files the browser has not kept, until others are chosen', async () => {
    const here = device();
    here.open().change(answers);
    here.vault.clear();
    const reloaded = here.open();
    await vi.waitUntil(() => reloaded.isRestored());
    reloaded.change({ bio: 'I mend taps.' });
    expect(reloaded.get()).toMatchObject({
      profilePicture: null,
      pictureName: 'me.png',
      certificates: [],
      certificateNames: ['gas-safe.pdf'],
    });
    reloaded.change({ profilePicture: portrait, certificates: [] });
    expect(reloaded.get()).toMatchObject({ pictureName: 'me.png', certificateNames: [] });
  });

  it('does not lose a picture that was added before the kept ones were back', async () => {
    const here = device();
    here.open().change(answers);
    const reloaded = here.open();
    const quick = new File(['quick'], 'quick.png', { type: 'image/png' });
    reloaded.change({ profilePicture: quick });
    await vi.waitUntil(() => reloaded.isRestored());
    expect(reloaded.get().profilePicture).toBe(quick);
    expect(reloaded.get().certificates).toEqual([certificate]);
  });

  it('begins anew over what cannot be read', () => {
    const here = device();
    here.spoil('{"firstName":7}');
    expect(here.open().get()).toEqual({ ...emptyDraft, draftId: 'draft-1' });
  });

  it('is gone when it is cleared, files too, and the next one is another', async () => {
    const here = device();
    const store = here.open();
    await vi.waitUntil(() => store.isRestored());
    store.change(answers);
    expect(here.vault.size).toBe(1);
    store.clear();
    expect(here.vault.size).toBe(0);
    expect(here.text()).toBeNull();
    expect(store.get()).toEqual({ ...emptyDraft, draftId: 'draft-2' });
  });
});
