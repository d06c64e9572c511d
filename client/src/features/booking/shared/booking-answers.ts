import { isCustomerLocation, workLocationShape } from '~/features/locations/work-location.ts';
import type { Photo } from '~/features/photos/photo-rules.ts';
import type { Draft } from '~/forms/draft.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import type { ErrorOf } from '~/forms/wizard/wizard.tsx';
import type { UserError } from '~/graphql/mutation-result.ts';
import { boolean, either, nullable, object, oneOf, string, text, type ValueOf, withDefault } from '~/lib/shape.ts';

const serviceShape = object({ id: string, name: string, needsVehicle: boolean });
/** `startsAt` is the time of day in 24-hour format; null if the label isn't a time. */
const timeSlotShape = object({ id: string, label: string, startsAt: nullable(string) });
/** The choice in the specialist step. An id of null means 'No preference'. */
const specialistShape = object({ id: nullable(string), name: string });
/** A saved vehicle, as it was when it was chosen. */
const savedVehicleShape = object({ kind: oneOf('saved'), id: string, name: string, plate: string });

/** The answers about one job. Photos are stored as files. */
const jobAnswers = {
  service: nullable(serviceShape),
  model: text,
  year: text,
  plate: text,
  itemDetails: text,
  issueDescription: text,
  location: nullable(workLocationShape),
  address: text,
  specialist: nullable(specialistShape),
  /** The specialist of 'Book now', which other answers don't reset (C-07). */
  preselected: nullable(object({ id: string, name: string })),
  /** YYYY-MM-DD. */
  date: nullable(string),
  timeSlot: nullable(timeSlotShape),
  /** Null for guests, and until the customer's vehicles have loaded. */
  vehicle: nullable(either(savedVehicleShape, object({ kind: oneOf('another') }))),
  /** A past job is booked again, whose location and specialist needn't be asked for. */
  isRepeat: withDefault(boolean, false),
};

export const jobShape = object(jobAnswers);

/** The answers of every booking that are stored as JSON. */
export const storedAnswers = {
  ...jobAnswers,
  /** Another job that was being booked before this one was chosen elsewhere. */
  setAside: nullable(jobShape),
};

const storedAnswersShape = object(storedAnswers);

/** The answers that guests and customers both give. */
export interface BookingAnswers extends ValueOf<typeof storedAnswersShape> {
  photos: readonly Photo[];
  photosSetAside: readonly Photo[];
}

/** Changes a draft. Shared steps, which only know the shared answers, can use it too. */
export type ChangeAnswers<Answers extends BookingAnswers = BookingAnswers> = Draft<Answers>['change'] &
  Draft<BookingAnswers>['change'];

/** Clears a time slot that has been taken since it was chosen, which opens the step again. */
export function clearTakenTimeSlot(change: ChangeAnswers, errors: readonly UserError[]): void {
  if (errors.some(({ code }) => code === 'SLOT_TAKEN')) change({ timeSlot: null });
}

/** The props of every step. */
export interface StepProps<Answers extends BookingAnswers = BookingAnswers> {
  draft: Answers;
  change: ChangeAnswers<Answers>;
  errorOf: ErrorOf<Answers>;
}

export interface NamedSpecialist {
  id: string;
  name: string;
}

/** False for a workshop, which assigns the specialist itself (BOOK-17, BOOK-18, DBOOK-02). */
export function hasSpecialistStep({ location }: BookingAnswers): boolean {
  return !location || isCustomerLocation(location);
}

/**
 * The specialist that the customer wants: their choice in the specialist step, else the one whose
 * 'Book now' they pressed (C-07). Null for no preference.
 */
export function requestedSpecialist(answers: BookingAnswers): NamedSpecialist | null {
  const { specialist, preselected } = answers;
  if (!specialist || !hasSpecialistStep(answers)) return preselected;
  return specialist.id === null ? null : { id: specialist.id, name: specialist.name };
}

export const FORM_ID = 'booking';

/** The id of the control for a part of the draft. For a group of controls, that of its fieldset. */
export function fieldId(part: string): string {
  return fieldIdOf(FORM_ID, part);
}

export interface VehicleSummary {
  /** Make, model and year. */
  name: string;
  plate: string;
}

/** What the job sheet shows: the answers, and what follows from them. */
export interface BookingSummary {
  draft: BookingAnswers;
  /** Null if the service is not for a vehicle. */
  vehicle: VehicleSummary | null;
  /** Where the specialist travels to; empty while it is not known. */
  address: string;
}
