import { londonDay } from '#shared/london/clock.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import type { DraftDefinition } from '~/forms/draft.ts';
import { applyChange, type Flow } from '~/forms/wizard/flow.ts';
import type { BookingAnswers } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';

interface BookingDraftOptions<Draft extends BookingAnswers>
  extends Pick<DraftDefinition<Draft>, 'name' | 'owner' | 'schema'> {
  flow: Flow<BookingStep, Draft>;
}

/** The draft of a booking, with its photos. Each change resets the answers that it invalidates. */
export function defineBookingDraft<Draft extends BookingAnswers>({ flow, ...options }: BookingDraftOptions<Draft>) {
  return defineDraft<Draft>({
    ...options,
    // 3: the ids became those of the graph.
    version: 3,
    empty: flow.empty,
    files: ['photos'],
    reduce: (draft, change) => applyChange(flow, draft, change),
    repair: (draft) => withoutPastDate(draft, londonDay(new Date())),
  });
}

/** Drafts can be a day old, and a past date can't be booked. */
function withoutPastDate<Draft extends BookingAnswers>(draft: Draft, today: string): Draft {
  return draft.date !== null && draft.date < today ? { ...draft, date: null, timeSlot: null } : draft;
}
