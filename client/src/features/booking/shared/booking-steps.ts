export const bookingSteps = ['service', 'details', 'location', 'specialist', 'date-time', 'review'] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** What a step is called on the tape, in full (BOOK-01, DBOOK-01), as the question it asks, and after 'Continue to'. */
interface StepWords {
  label: string;
  title: string;
  question: string;
  lead: string;
  towards: string;
}

export type BookingWords = Record<BookingStep, StepWords>;

export const bookingWords: BookingWords = {
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
    lead: 'Pick somebody you like the look of, or leave it to us.',
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
    lead: 'This is what we send. Change anything that is not right.',
    towards: 'review',
  },
};

const FIRST = bookingSteps[0];

/** The addresses of a booking's steps under its own: the first is the booking's itself. `last` is what the last step is called there. */
export function stepAddresses(base: string, last: string) {
  const segmentOf = (step: BookingStep) => (step === 'review' ? last : step);
  return {
    /** The step an address names; null for anything unknown. */
    stepFromPath: (segment: string | undefined): BookingStep | null =>
      segment === undefined ? FIRST : (bookingSteps.find((step) => segmentOf(step) === segment) ?? null),
    stepPath: (step: BookingStep): string => (step === FIRST ? base : `${base}/${segmentOf(step)}`),
  };
}
