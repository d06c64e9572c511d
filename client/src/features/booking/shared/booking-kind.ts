import { isVisit } from '~/features/locations/place.ts';
import type { Flow } from '~/lib/flow/flow.ts';
import type { BookingAnswers } from './booking-answers.ts';
import { type BookingStep, type BookingWords, bookingSteps } from './booking-steps.ts';

/** A way to book: as a guest, or as a customer. The same steps, of which each asks a little more or less. */
export interface BookingKind<Draft extends BookingAnswers> {
  flow: Flow<BookingStep, Draft>;
  words: BookingWords;
  stepPath(step: BookingStep): string;
  /** What the button says that sends it. */
  sendLabel: string;
  /** Over what the server says against a booking. */
  refusedTitle: string;
}

type OwnRules<Draft> = Pick<Flow<BookingStep, Draft>, 'empty' | 'resets' | 'canLeave'>;

/** The flow of a booking: steps, their order and their resets (BOOK-33..36, DBOOK-14..16). */
export function bookingFlowOf<Draft extends BookingAnswers>({
  resets,
  ...own
}: OwnRules<Draft>): Flow<BookingStep, Draft> {
  return {
    ...own,
    steps: bookingSteps,
    // A workshop sends whoever is free, so there is nobody to choose (BOOK-17, BOOK-18, DBOOK-02).
    stepsFor: ({ place }) =>
      place && !isVisit(place) ? bookingSteps.filter((step) => step !== 'specialist') : bookingSteps,
    resets: [
      { after: ['service'], clear: ['place', 'specialist', 'date', 'time'] },
      { after: ['service'], clear: ['model', 'year', 'plate'], when: ({ service }) => !service?.needsVehicle },
      { after: ['place', 'specialist', 'preselected'], clear: ['date', 'time'] },
      { after: ['date'], clear: ['time'] },
      ...resets,
    ],
  };
}
