import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftSchema } from '~/features/booking/guest/guest-draft.ts';
import { guestFlow } from '~/features/booking/guest/guest-flow.ts';
import { defineBookingDraft } from '~/features/booking/shared/booking-wizard-definition.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { filledDraft } from './drafts.ts';

/** Opens the draft as after a page load, with nothing in memory. */
const page = () =>
  defineBookingDraft({ name: 'guest-booking', owner: 'device', schema: draftSchema, flow: guestFlow }).open();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T20:00:00Z') }));
afterEach(() => {
  clearDrafts();
  vi.useRealTimers();
});

it.each([
  ['keeps its date and time slot on that day', '2026-11-24T23:59:00Z', '2026-11-24', { id: '3', label: '10:00 AM' }],
  ['loses them on the next day, and nothing else', '2026-11-25T00:00:00Z', null, null],
])('a stored booking %s', (_case, now, date, timeSlot) => {
  page().change(filledDraft({ photos: [] }));
  vi.setSystemTime(new Date(now));
  expect(page().get().value).toMatchObject({ date, timeSlot, model: 'Ford Fiesta', firstName: 'Priya' });
});
