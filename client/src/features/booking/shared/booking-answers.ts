import * as z from 'zod/mini';
import { isCustomerLocation, workLocationSchema } from '~/features/locations/work-location.ts';
import type { Photo } from '~/features/photos/photo-rules.ts';
import { preselectedSpecialistSchema } from '~/features/specialists/preselected-specialist.ts';
import type { Draft } from '~/forms/draft.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import type { ErrorOf } from '~/forms/wizard/wizard.tsx';
import { nullable, text } from '~/lib/schema-fields.ts';

const serviceSchema = z.object({ id: z.string(), name: z.string(), needsVehicle: z.boolean() });
/** `startsAt` is the time of day in 24-hour format; null if the label isn't a time. */
const timeSlotSchema = z.object({ id: z.string(), label: z.string(), startsAt: nullable(z.string()) });
/** The choice in the specialist step. An id of null means 'No preference'. */
const specialistSchema = z.object({ id: z.nullable(z.string()), name: z.string() });

/** The answers of every booking that are stored as JSON. Photos are stored as files. */
export const storedAnswers = {
  service: nullable(serviceSchema),
  model: text(),
  year: text(),
  plate: text(),
  itemDetails: text(),
  issueDescription: text(),
  location: nullable(workLocationSchema),
  address: text(),
  specialist: nullable(specialistSchema),
  /** The specialist of 'Book now', which other answers don't reset (C-07). */
  preselected: nullable(preselectedSpecialistSchema),
  /** YYYY-MM-DD. */
  date: nullable(z.string()),
  timeSlot: nullable(timeSlotSchema),
};

const storedAnswersSchema = z.object(storedAnswers);

/** The answers that guests and customers both give. */
export interface BookingAnswers extends z.infer<typeof storedAnswersSchema> {
  photos: readonly Photo[];
}

/** Changes a draft. Shared steps, which only know the shared answers, can use it too. */
export type ChangeAnswers<Answers extends BookingAnswers = BookingAnswers> = Draft<Answers>['change'] &
  Draft<BookingAnswers>['change'];

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
