import { describe, expect, it, vi } from 'vitest';
import { type ApplicationFiles, emptyDraft, type KeptDraft } from '~/features/application/application-draft.ts';
import { createApplicationStore } from '~/features/application/application-store.ts';
import { lostCertificates } from '~/features/application/kept-files.ts';
import { certificate, filledDraft, portrait } from './needed.ts';

const START = Date.parse('2026-11-23T20:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

/** A device: what it keeps of the application, and of its files. */
function device() {
  let now = START;
  let text: string | null = null;
  let ids = 0;
  let isFull = false;
  const vault = new Map<string, ApplicationFiles>();
  const tabs: ((draft: KeptDraft | null) => void)[] = [];
  return {
    vault,
    text: () => text,
    /** From now on nothing more is kept. */
    fill: () => {
      isFull = true;
    },
    spoil: (spoilt: string) => {
      text = spoilt;
    },
    wait: (days: number) => {
      now += days * DAY;
    },
    /** All pages are closed, after what they have begun. */
    close: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      tabs.length = 0;
    },
    /** Every tab hears of a writing. */
    hear: (written: string) => {
      for (const tab of tabs) tab(JSON.parse(written));
    },
    /** A page that is opened on this device. */
    open: () => {
      const others = () => tabs.filter((tab) => tab !== mine);
      let mine: (draft: KeptDraft | null) => void = () => undefined;
      return createApplicationStore({
        kept: {
          read: () => (text ? JSON.parse(text) : null),
          write: (draft) => {
            if (isFull) return false;
            const before = text;
            text = JSON.stringify(draft);
            if (text !== before) for (const tab of others()) tab(draft);
            return true;
          },
          remove: () => {
            if (text === null) return;
            text = null;
            for (const tab of others()) tab(null);
          },
          watch: (listener) => {
            mine = listener;
            tabs.push(listener);
          },
        },
        files: {
          load: async (id) => vault.get(id) ?? null,
          save: async (id, files) => {
            if (!isFull) vault.set(id, files);
          },
          drop: async (id) => void vault.delete(id),
        },
        newId: () => `draft-${++ids}`,
        now: () => now,
      });
    },
  };
}

const { draftId: _id, savedAt: _savedAt, ...answers } = filledDraft({ certificates: [certificate] });

describe('the application on its device', () => {
  it('is there again after the tab was closed, with its files', async () => {
    const here = device();
    here.open().change(answers);
    await here.close();
    here.wait(6);
    const later = here.open();
    expect(later.isRestored()).toBe(false);
    await vi.waitUntil(() => later.isRestored());
    expect(later.get()).toEqual({
      ...emptyDraft,
      ...answers,
      certificateNames: ['gas-safe.pdf'],
      draftId: 'draft-1',
      // Its files were kept a moment after its words.
      savedAt: START + 1,
    });
  });

  it('is kept for 7 days after the last change, and then gone from the device', async () => {
    const here = device();
    here.open().change(answers);
    await here.close();
    here.wait(6);
    here.open().change({ bio: 'I mend taps.' });
    await here.close();
    here.wait(6);
    expect(here.open().get().firstName).toBe('Amara');
    await here.close();
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
    reloaded.change({ profilePicture: portrait, certificates: [certificate] });
    expect(reloaded.get()).toMatchObject({ pictureName: 'me.png', certificateNames: ['gas-safe.pdf'] });
  });

  it('names what could not be kept beside what was, and takes no older picture for a newer one', async () => {
    const here = device();
    here.open().change(answers);
    const writer = here.open();
    await vi.waitUntil(() => writer.isRestored());
    // The words still fit on the device, the new files do not.
    const files = here.vault.get('draft-1');
    const second = new File(['2'], 'second.pdf');
    writer.change({ profilePicture: new File(['x'], 'newer.png'), certificates: [certificate, second] });
    if (files) here.vault.set('draft-1', files);
    const reloaded = here.open();
    await vi.waitUntil(() => reloaded.isRestored());
    expect(reloaded.get()).toMatchObject({ profilePicture: null, pictureName: 'newer.png' });
    expect(reloaded.get().certificates).toEqual([certificate]);
    expect(lostCertificates(reloaded.get())).toEqual(['second.pdf']);
    const third = new File(['3'], 'third.pdf');
    reloaded.change(({ certificates }) => ({ certificates: [...certificates, third] }));
    expect(lostCertificates(reloaded.get())).toEqual(['second.pdf']);
    reloaded.change({ certificateNames: ['gas-safe.pdf', 'third.pdf'] });
    expect(lostCertificates(reloaded.get())).toEqual([]);
  });

  it('says when the device keeps nothing', () => {
    const here = device();
    const store = here.open();
    expect(store.isKept()).toBe(true);
    here.fill();
    store.change(answers);
    expect(store.isKept()).toBe(false);
    expect(store.get().firstName).toBe('Amara');
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

describe('two tabs with one application', () => {
  it('each take over what the other has written, its files too', async () => {
    const here = device();
    const [one, two] = [here.open(), here.open()];
    one.change(answers);
    await vi.waitUntil(() => two.get().profilePicture !== null);
    expect(two.get()).toMatchObject({ draftId: one.get().draftId, firstName: 'Amara', certificates: [certificate] });
    here.wait(1);
    two.change({ bio: 'I mend taps.' });
    expect(one.get()).toMatchObject({ bio: 'I mend taps.', profilePicture: portrait });
    here.wait(1);
    one.change({ certificates: [] });
    expect(two.get().certificates).toEqual([]);
    expect(JSON.parse(here.text() ?? '')).toMatchObject({ bio: 'I mend taps.', certificateNames: [] });
  });

  it('do not bring back what one has cleared or sent', async () => {
    const here = device();
    const one = here.open();
    one.change(answers);
    const two = here.open();
    await vi.waitUntil(() => two.isRestored());
    one.clear();
    expect(two.get().firstName).toBe('');
    expect(here.text()).toBeNull();
  });

  it('keep the newer words when an older writing is heard of late', async () => {
    const here = device();
    const one = here.open();
    one.change(answers);
    const older = here.text() ?? '';
    here.wait(1);
    one.change({ bio: 'Newer' });
    here.hear(older);
    expect(one.get().bio).toBe('Newer');
  });
});
