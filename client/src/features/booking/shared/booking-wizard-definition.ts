import { londonDay } from '#shared/london/clock.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import type { DraftDefinition } from '~/forms/draft.ts';
import { applyChange, type Flow } from '~/forms/wizard/flow.ts';
import type { WizardDefinition } from '~/forms/wizard/wizard-definition.ts';
import { type BookingAnswers, FORM_ID, hasSpecialistStep } from './booking-answers.ts';
import { type BookingCopy, type BookingStep, bookingSteps } from './booking-steps.ts';

type FlowOptions<Draft> = Pick<Flow<BookingStep, Draft>, 'empty' | 'resets' | 'errorsIn'>;

/** The flow of a booking: its steps, their order and their resets (BOOK-33..36, DBOOK-14..16). */
export function bookingFlowOf<Draft extends BookingAnswers>({
  resets,
  ...options
}: FlowOptions<Draft>): Flow<BookingStep, Draft> {
  return {
    ...options,
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
  };
}

interface BookingWizardOptions<Draft extends BookingAnswers> {
  flow: Flow<BookingStep, Draft>;
  copy: BookingCopy;
  stepPath: (step: BookingStep) => string;
  submitLabel: string;
  /** The heading above the server's user errors. */
  refusedTitle: string;
}

/** The booking wizard of guests and customers: the same steps, with different fields in some. */
export function bookingWizardOf<Draft extends BookingAnswers>(
  options: BookingWizardOptions<Draft>,
): WizardDefinition<BookingStep, Draft> {
  const { flow, copy, stepPath, submitLabel, refusedTitle } = options;
  const kept = 'We’ve kept everything you’ve filled in.';
  const safe = `${kept} You can safely press “${submitLabel}” again: your booking won’t be made twice.`;
  const unsafe = `${kept} We may have received your booking: look for our email, or call us, before you press “${submitLabel}” again.`;
  return {
    id: FORM_ID,
    flow,
    copy,
    stepPath,
    progressLabel: 'Booking steps',
    nextLabel: (next) => `Continue to ${copy[next].continueLabel}`,
    invalidTitle: () => 'Please check this step',
    refusedTitle,
    failureSummary: (message, isExplained, isRepeatSafe) =>
      isExplained
        ? { title: refusedTitle, messages: [message, kept] }
        : { title: message, messages: [isRepeatSafe ? safe : unsafe] },
    duplicate: {
      title: 'We’ve already received your booking request',
      text: `We received it when you first pressed “${submitLabel}”, with the details you’d entered by then.`,
    },
  };
}

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
