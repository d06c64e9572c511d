import { isCustomerLocation } from '~/features/locations/work-location.ts';
import type { Flow } from '~/forms/wizard/flow.ts';
import type { WizardDefinition } from '~/forms/wizard/wizard-definition.ts';
import type { BookingAnswers } from './booking-answers.ts';
import { FORM_ID } from './booking-rules.ts';
import { type BookingCopy, type BookingStep, bookingSteps, type stepAddresses } from './booking-steps.ts';

type OwnRules<Draft> = Pick<Flow<BookingStep, Draft>, 'empty' | 'resets' | 'errorsIn'>;

/** The flow of a booking: steps, their order and their resets (BOOK-33..36, DBOOK-14..16). */
export function bookingFlowOf<Draft extends BookingAnswers>({
  resets,
  ...own
}: OwnRules<Draft>): Flow<BookingStep, Draft> {
  return {
    ...own,
    steps: bookingSteps,
    // A workshop sends whoever is free, so there is nobody to choose (BOOK-17, BOOK-18, DBOOK-02).
    stepsFor: ({ location }) =>
      location && !isCustomerLocation(location) ? bookingSteps.filter((step) => step !== 'specialist') : bookingSteps,
    resets: [
      { after: ['service'], clear: ['location', 'specialist', 'date', 'time'] },
      { after: ['service'], clear: ['model', 'year', 'plate'], when: ({ service }) => !service?.needsVehicle },
      { after: ['location', 'specialist', 'preselected'], clear: ['date', 'time'] },
      { after: ['date'], clear: ['time'] },
      ...resets,
    ],
  };
}

interface BookingWizardOptions<Draft extends BookingAnswers> {
  flow: Flow<BookingStep, Draft>;
  copy: BookingCopy;
  addresses: ReturnType<typeof stepAddresses>;
  sendLabel: string;
  /** Over what the server says against a booking. */
  refusedTitle: string;
}

/**
 * The wizard that a guest and a customer book with: the same steps, of which each asks a little
 * more or less.
 */
export function bookingWizardOf<Draft extends BookingAnswers>(
  options: BookingWizardOptions<Draft>,
): WizardDefinition<BookingStep, Draft> {
  const { flow, copy, addresses, sendLabel, refusedTitle } = options;
  const safe = `Nothing you have filled in is lost. Press “${sendLabel}” again: that is safe, you will not be booked twice.`;
  return {
    ...addresses,
    id: FORM_ID,
    flow,
    copy,
    progressLabel: 'Booking steps',
    nextLabel: (next) => `Continue to ${copy[next].towards}`,
    invalidTitle: () => 'Please check this step',
    refusedTitle,
    failureSummary: (message, isExplained) =>
      isExplained ? { title: refusedTitle, messages: [message, safe] } : { title: message, messages: [safe] },
    duplicate: {
      title: 'Your booking request is already with us',
      text: `An earlier press of “${sendLabel}” has reached us, with your details as they were then.`,
    },
  };
}
