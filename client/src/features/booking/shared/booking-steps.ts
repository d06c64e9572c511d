import type { StepCopy } from '~/forms/wizard/wizard-definition.ts';

export const bookingSteps = ['service', 'details', 'location', 'specialist', 'date-time', 'review'] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** The texts of a step (BOOK-01, DBOOK-01), and what it is called after 'Continue to'. */
interface BookingStepCopy extends StepCopy {
  towards: string;
}

export type BookingCopy = Record<BookingStep, BookingStepCopy>;

export const bookingCopy: BookingCopy = {
  service: {
    label: 'Service',
    title: 'Select Service',
    question: 'What needs fixing?',
    lead: 'Choose the one that comes closest. You can tell us more in the next step.',
    towards: 'service',
  },
  details: {
    label: 'Details',
    title: 'Service Details',
    question: 'Tell us what’s wrong',
    lead: 'The more the specialist knows, the sooner it is found.',
    towards: 'details',
  },
  location: {
    label: 'Location',
    title: 'Select Location',
    question: 'Where should it be done?',
    lead: 'At your place, at another address, or in one of our workshops.',
    towards: 'location',
  },
  specialist: {
    label: 'Specialist',
    title: 'Select Specialist',
    question: 'Who should come?',
    lead: 'Compare ratings and prices, or let us choose.',
    towards: 'specialist',
  },
  'date-time': {
    label: 'Date & time',
    title: 'Select Date & Time',
    question: 'When suits you?',
    lead: 'Days with free times are marked.',
    towards: 'date & time',
  },
  review: {
    label: 'Review',
    title: 'Review & Confirm',
    question: 'Check your job sheet',
    lead: 'Check your booking. You can change anything.',
    towards: 'review',
  },
};

const FIRST = bookingSteps[0];

/**
 * The addresses of a booking's steps under its own: the first is the booking's itself. `last` is
 * what the last step is called there.
 */
export function stepAddresses(base: string, last: string) {
  const segmentOf = (step: BookingStep) => (step === 'review' ? last : step);
  return {
    /** The step an address names; null for anything unknown. */
    stepFromPath: (segment: string | undefined): BookingStep | null =>
      segment === undefined ? FIRST : (bookingSteps.find((step) => segmentOf(step) === segment) ?? null),
    stepPath: (step: BookingStep): string => (step === FIRST ? base : `${base}/${segmentOf(step)}`),
  };
}
