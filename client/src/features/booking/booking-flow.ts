import { isVisit } from '~/features/locations/place.ts';
import type { Flow } from '~/lib/flow/flow.ts';
import { type BookingDraft, emptyDraft } from './booking-draft.ts';
import { problemsOf } from './booking-problems.ts';
import { type BookingStep, bookingSteps } from './booking-steps.ts';

/** The guest's booking (doc 1 §2, §4): who is asked what, in which order, and which answer undoes which. */
export const bookingFlow: Flow<BookingStep, BookingDraft> = {
  steps: bookingSteps,
  // A workshop sends whoever is free, so there is nobody to choose (BOOK-17, BOOK-18).
  stepsFor: ({ place }) =>
    place && !isVisit(place) ? bookingSteps.filter((step) => step !== 'specialist') : bookingSteps,
  resets: [
    { after: ['service'], clear: ['place', 'specialist', 'date', 'time'] },
    { after: ['service'], clear: ['model', 'year', 'plate'], when: ({ service }) => !service?.needsVehicle },
    { after: ['place', 'specialist', 'preselected'], clear: ['date', 'time'] },
    { after: ['date'], clear: ['time'] },
  ],
  empty: emptyDraft,
  canLeave: problemsOf,
};

/** The specialist asked for, if any: the one chosen in the flow, where it has that step, else the one whose 'Book now' began it (C-07). */
export function askedSpecialist(draft: BookingDraft): { id: string; name: string } | null {
  const { specialist, preselected } = draft;
  if (specialist && bookingFlow.stepsFor(draft).includes('specialist')) {
    return specialist.id === null ? null : { id: specialist.id, name: specialist.name };
  }
  return preselected;
}
