import { useMemo, useSyncExternalStore } from 'react';
import { quantity } from '#shared/quantity.ts';
import { DRAFT_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { session } from '~/features/session/session.ts';
import { draftKey, writeDraft } from '~/forms/draft-storage.ts';
import { number, object, string, type ValueOf } from '~/lib/shape.ts';
import { openStorage } from '~/lib/storage.ts';

/** What 'Save and exit' says. */
export const SAVED_TEXT = `We’ve saved your booking on this device for ${quantity(DRAFT_HOURS, 'hour')}.`;

const openStepShape = object({ to: string, number, count: number });

/** The step of a booking that was open last. */
export type OpenStep = ValueOf<typeof openStepShape>;

/** The names of the drafts. */
export const BOOKING_DRAFTS = { customer: 'booking', guest: 'guest-booking' };

const stepKey = (key: string) => `${key}/step`;

/** `owner` as for `draftKey`. Not part of the draft, which would tell other tabs of each step. */
export function saveOpenStep(owner: string | null, name: string, step: OpenStep): void {
  writeDraft(stepKey(draftKey(owner, name)), { ...step, expiresAt: Date.now() + DRAFT_HOURS * HOUR_MS });
}

/** As stored; null without a draft. A customer's own booking comes before a guest's. */
function readOpenStep(): string | null {
  const storage = openStorage('local');
  const userId = session.current()?.userId;
  const keys = [...(userId ? [draftKey(userId, BOOKING_DRAFTS.customer)] : []), draftKey(null, BOOKING_DRAFTS.guest)];
  // Every public page reads it, so no draft is parsed. One that was sent has no value.
  const key = keys.find((each) => {
    const draft = storage?.getItem(each) ?? '';
    return draft.includes('"value":') && Number(/"expiresAt":(\d+)/.exec(draft)?.[1]) > Date.now();
  });
  return key ? (storage?.getItem(stepKey(key)) ?? null) : null;
}

function subscribe(listener: () => void): () => void {
  const events = ['storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** The step to continue an unfinished booking with; null without one, and in the server's HTML. */
export function useUnfinishedBooking(): OpenStep | null {
  const stored = useSyncExternalStore(subscribe, readOpenStep, () => null);
  return useMemo(() => {
    try {
      return stored === null ? null : (openStepShape(JSON.parse(stored)) ?? null);
    } catch {
      return null;
    }
  }, [stored]);
}
