import * as z from 'zod/mini';
import { isCustomerLocation, workLocationSchema } from '~/features/locations/work-location.ts';
import type { Photo } from '~/features/photos/photo.ts';
import { preselectedSpecialistSchema } from '~/features/specialists/preselection.ts';

const serviceSchema = z.object({ id: z.string(), name: z.string(), needsVehicle: z.boolean() });
const timeSchema = z.object({ slotId: z.string(), label: z.string() });
/** What was chosen in the specialist step; an id of null is 'No preference', said deliberately. */
const specialistSchema = z.object({ id: z.nullable(z.string()), name: z.string() });

/** What guests and customers alike are asked. Photos are apart because they are files. */
export const keptAnswers = {
  service: z.nullable(serviceSchema),
  model: z.string(),
  year: z.string(),
  plate: z.string(),
  itemDetails: z.string(),
  issueDescription: z.string(),
  location: z.nullable(workLocationSchema),
  address: z.string(),
  specialist: z.nullable(specialistSchema),
  /**
   * Whom 'Book now' was pressed for; apart from the choices, because they must not undo it (C-07).
   */
  preselected: z.nullable(preselectedSpecialistSchema),
  /** YYYY-MM-DD. */
  date: z.nullable(z.string()),
  time: z.nullable(timeSchema),
};

const keptAnswersSchema = z.object(keptAnswers);

/** What guests and customers alike have said so far. */
export interface BookingAnswers extends z.infer<typeof keptAnswersSchema> {
  photos: readonly Photo[];
}

export type ChangeAnswers = (
  change: Partial<BookingAnswers> | ((answers: BookingAnswers) => Partial<BookingAnswers>),
) => void;

export const noAnswers: BookingAnswers = {
  service: null,
  model: '',
  year: '',
  plate: '',
  itemDetails: '',
  issueDescription: '',
  location: null,
  address: '',
  specialist: null,
  preselected: null,
  date: null,
  time: null,
  photos: [],
};

export interface NamedSpecialist {
  id: string;
  name: string;
}

/**
 * Whom the specialist step was answered with; null for no preference, undefined where it is not
 * asked, or not answered.
 */
function chosenSpecialist({ specialist, location }: BookingAnswers): NamedSpecialist | null | undefined {
  if (!specialist || (location && !isCustomerLocation(location))) return undefined;
  return specialist.id === null ? null : { id: specialist.id, name: specialist.name };
}

/**
 * The requested specialist, if any: the one chosen in the wizard, where it has that step, else the
 * one whose 'Book now' began it (C-07).
 */
export function requestedSpecialist(answers: BookingAnswers): NamedSpecialist | null {
  const chosen = chosenSpecialist(answers);
  return chosen === undefined ? answers.preselected : chosen;
}
