import type { StepCopy } from '~/forms/wizard/wizard-definition.ts';
import { pages } from '~/site/pages.ts';

export const bookingSteps = pages.appointment.steps;

export type BookingStep = (typeof bookingSteps)[number];

/** The texts of a step (BOOK-01, DBOOK-01). */
interface BookingStepCopy extends StepCopy {
  /** What follows 'Continue to'. */
  continueLabel: string;
}

export type BookingCopy = Record<BookingStep, BookingStepCopy>;

export const bookingCopy: BookingCopy = {
  service: {
    label: 'Service',
    title: 'Select Service',
    question: 'What needs fixing?',
    lead: 'Choose the closest match. You can tell us more in the next step.',
    continueLabel: 'service',
  },
  details: {
    label: 'Details',
    title: 'Service Details',
    question: 'Tell us what’s wrong',
    lead: 'The more your specialist knows, the sooner they can fix it.',
    continueLabel: 'details',
  },
  location: {
    label: 'Location',
    title: 'Select Location',
    question: 'Where should we do the work?',
    lead: 'At your home, at another address or in one of our workshops.',
    continueLabel: 'location',
  },
  specialist: {
    label: 'Specialist',
    title: 'Select Specialist',
    question: 'Who should come?',
    lead: 'Compare ratings and prices, or let us choose.',
    continueLabel: 'specialist',
  },
  'date-time': {
    label: 'Date & time',
    title: 'Select Date & Time',
    question: 'When suits you?',
    lead: 'Days with free times are marked.',
    continueLabel: 'date & time',
  },
  review: {
    label: 'Review',
    title: 'Review & Confirm',
    question: 'Check your job sheet',
    lead: 'Check your booking. You can change anything.',
    continueLabel: 'review',
  },
};

const FIRST = bookingSteps[0];

/** The paths of a booking's steps. The first is at `base`; the last ends in `lastSegment`. */
export const stepPaths = (base: string, lastSegment: string) => (step: BookingStep) =>
  step === FIRST ? base : `${base}/${step === 'review' ? lastSegment : step}`;
