import { londonDay } from '#shared/london/clock.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS, type DraftDefinition } from '~/forms/draft.ts';
import { applyChange, type Flow } from '~/forms/wizard/flow.ts';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';

interface BookingDraftOptions<Draft extends BookingAnswers>
  extends Pick<DraftDefinition<Draft>, 'name' | 'owner' | 'schema'> {
  flow: Flow<BookingStep, Draft>;
}

/** The draft of a booking, with its photos, that resets what an answer voids. */
export function defineBookingDraft<Draft extends BookingAnswers>({ flow, ...own }: BookingDraftOptions<Draft>) {
  return defineDraft<Draft>({
    ...own,
    maxAgeMs: DAY_MS,
    empty: flow.empty,
    files: ['photos'],
    reduce: (draft, change) => applyChange(flow, draft, change),
    repair: (draft) => withoutPast(draft, londonDay(new Date())),
  });
}

/** A draft can be kept overnight; a day that has gone by cannot be booked. */
function withoutPast<Draft extends BookingAnswers>(draft: Draft, today: string): Draft {
  return draft.date !== null && draft.date < today ? { ...draft, date: null, time: null } : draft;
}
