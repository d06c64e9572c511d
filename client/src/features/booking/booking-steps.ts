import { paths } from '~/lib/paths.ts';

export const bookingSteps = ['service', 'details', 'location', 'specialist', 'date-time', 'review'] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** What a step is called on the tape, in full (BOOK-01), as the question it asks, and after 'Continue to'. */
interface StepWords {
  label: string;
  title: string;
  question: string;
  towards: string;
}

export const stepWords: Record<BookingStep, StepWords> = {
  service: {
    label: 'Service',
    title: 'Select Service',
    question: 'What needs fixing?',
    towards: 'service',
  },
  details: {
    label: 'Details',
    title: 'Service Details',
    question: 'Tell us what’s wrong',
    towards: 'details',
  },
  location: {
    label: 'Location',
    title: 'Select Location',
    question: 'Where should it be done?',
    towards: 'location',
  },
  specialist: {
    label: 'Specialist',
    title: 'Select Specialist',
    question: 'Who should come?',
    towards: 'specialist',
  },
  'date-time': {
    label: 'Date & time',
    title: 'Select Date & Time',
    question: 'When suits you?',
    towards: 'date & time',
  },
  review: {
    label: 'Review',
    title: 'Review & Confirm',
    question: 'Check your job sheet',
    towards: 'review',
  },
};

const FIRST = bookingSteps[0];

/** The step an address names: `/appointment` alone is the first one; null for anything else unknown. */
export function stepFromPath(segment: string | undefined): BookingStep | null {
  return segment === undefined ? FIRST : (bookingSteps.find((step) => step === segment) ?? null);
}

export function stepPath(step: BookingStep): string {
  return step === FIRST ? paths.appointment : `${paths.appointment}/${step}`;
}
