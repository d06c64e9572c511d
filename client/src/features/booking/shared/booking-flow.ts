import { londonDay } from '#shared/london/clock.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import type { DraftDefinition } from '~/forms/draft.ts';
import { applyChange, type Flow, type StepCopy, type WizardDefinition } from '~/forms/wizard/flow.ts';
import { pages } from '~/site/pages.ts';
import { type BookingAnswers, FORM_ID, hasSpecialistStep, requestedSpecialist } from './booking-answers.ts';

export const bookingSteps = pages.appointment.steps;

export type BookingStep = (typeof bookingSteps)[number];

/** The texts of the steps (BOOK-01, DBOOK-01). */
export const bookingCopy: Record<BookingStep, StepCopy> = {
  service: {
    label: 'Service',
    title: 'Select Service',
    question: 'What needs fixing?',
    lead: 'Choose the closest match. You can tell us more in the next step.',
  },
  details: {
    label: 'Details',
    title: 'Service Details',
    question: 'Tell us what’s wrong',
    lead: 'The more your specialist knows, the sooner they can fix it.',
  },
  location: {
    label: 'Location',
    title: 'Select Location',
    question: 'Where should we do the work?',
    lead: 'At your home, at another address or in one of our workshops.',
  },
  specialist: {
    label: 'Specialist',
    title: 'Select Specialist',
    question: 'Who should come?',
    lead: 'Compare ratings and prices, or let us choose.',
  },
  'date-time': {
    label: 'Date & time',
    title: 'Select Date & Time',
    question: 'When suits you?',
    lead: 'Days with free times are marked.',
  },
  review: {
    label: 'Review',
    title: 'Review & Confirm',
    question: 'Check your job sheet',
    lead: 'You can change anything before you send it.',
  },
};

/** What guests and customers send is a request, which the specialist confirms. */
const submitLabel = 'Send booking request';

/** What differs between the bookings of guests and customers. */
interface BookingOptions<Draft extends BookingAnswers>
  extends Pick<DraftDefinition<Draft>, 'name' | 'owner' | 'shape' | 'empty'> {
  /** Besides those of every booking. */
  resets: Flow<BookingStep, Draft>['resets'];
  errorsIn: Flow<BookingStep, Draft>['errorsIn'];
  copy: Record<BookingStep, StepCopy>;
  /** The address of the first step. */
  path: string;
  /** The last part of the address of the review. */
  reviewPath: string;
  showsSkippedSteps: boolean;
  /** Where to go after it was sent in another tab. */
  afterSent: { label: string; to: string };
  /** The heading above the server's user errors. */
  refusedTitle: string;
  noResponse: string;
}

/** The draft and the wizard of a booking: the same steps, with different fields in some. */
export function defineBooking<Draft extends BookingAnswers>(options: BookingOptions<Draft>) {
  const { name, owner, shape, empty } = options;
  const flow = bookingFlow(options);
  return {
    wizard: bookingWizard(options, flow),
    draft: defineDraft<Draft>({
      name,
      owner,
      shape,
      empty,
      // 3: the ids became those of the graph.
      version: 3,
      files: ['photos', 'photosSetAside'],
      reduce: (draft, change) => applyChange(flow, draft, change),
      // Drafts can be a day old, and a past date can't be booked.
      repair: (draft) =>
        draft.date !== null && draft.date < londonDay(new Date()) ? { ...draft, date: null, timeSlot: null } : draft,
    }),
  };
}

/** The steps of a booking, their order and their resets (BOOK-33..36, DBOOK-14..16). */
function bookingFlow<Draft extends BookingAnswers>({
  resets,
  errorsIn,
  empty,
}: BookingOptions<Draft>): Flow<BookingStep, Draft> {
  return {
    steps: bookingSteps,
    stepsFor: (draft) =>
      hasSpecialistStep(draft) ? bookingSteps : bookingSteps.filter((step) => step !== 'specialist'),
    resets: [
      { after: ['service'], clear: ['location', 'specialist', 'date', 'timeSlot'] },
      { after: ['service'], clear: ['model', 'year', 'plate'], when: ({ service }) => !service?.needsVehicle },
      { after: ['location', 'specialist', 'preselected'], clear: ['date', 'timeSlot'] },
      { after: ['date'], clear: ['timeSlot'] },
      ...resets,
    ],
    empty,
    errorsIn,
    passes: (step, draft) =>
      draft.isRepeat &&
      ((step === 'location' && draft.location !== null) ||
        (step === 'specialist' && requestedSpecialist(draft) !== null)),
  };
}

function bookingWizard<Draft extends BookingAnswers>(
  options: BookingOptions<Draft>,
  flow: Flow<BookingStep, Draft>,
): WizardDefinition<BookingStep, Draft> {
  const { copy, path, reviewPath, showsSkippedSteps, afterSent, refusedTitle, noResponse } = options;
  const kept = 'We’ve kept everything you’ve filled in.';
  const safe = `${kept} You can safely press “${submitLabel}” again: your booking won’t be made twice.`;
  const unsafe = `${kept} We may have received your booking: look for our email, or call us, before you press “${submitLabel}” again.`;
  return {
    id: FORM_ID,
    flow,
    copy,
    stepPath: (step) => (step === flow.steps[0] ? path : `${path}/${step === 'review' ? reviewPath : step}`),
    progressLabel: 'Booking steps',
    showsSkippedSteps,
    nextLabel: (next) => `Continue to ${copy[next].label.toLowerCase()}`,
    submit: { label: submitLabel, busyLabel: 'Sending...', uploadLabel: 'Photos sent' },
    invalidTitle: () => 'Please check this step',
    refusedTitle,
    noResponse,
    failureSummary: (message, isExplained, isRepeatSafe) =>
      isExplained
        ? { title: refusedTitle, messages: [message, kept] }
        : { title: message, messages: [isRepeatSafe ? safe : unsafe] },
    duplicate: {
      title: 'We’ve already received your booking request',
      text: `We received it when you first pressed “${submitLabel}”, with the details you’d entered by then.`,
    },
    otherTab: { noun: 'booking', afterSent },
    startAgain: {
      label: 'Start again',
      title: 'Start again?',
      text: 'This deletes everything you’ve filled in, including your photos.',
      keep: 'Keep my draft',
      confirm: 'Delete my draft',
    },
  };
}
