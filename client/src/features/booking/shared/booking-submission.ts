import { userErrorMessage } from '~/forms/submission-errors.ts';
import type { StepError } from '~/forms/wizard/use-wizard-submission.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { type BookingAnswers, fieldId } from './booking-answers.ts';
import type { BookingStep } from './booking-flow.ts';

/** The step and the part of the draft for each field of a mutation's input. */
export type FieldSteps<Answers> = Record<string, { step: BookingStep; part: keyof Answers & string }>;

/** The fields that guests and customers both send. */
export const commonFieldSteps: FieldSteps<BookingAnswers> = {
  serviceId: { step: 'service', part: 'service' },
  vehicle: { step: 'details', part: 'model' },
  'vehicle.model': { step: 'details', part: 'model' },
  'vehicle.year': { step: 'details', part: 'year' },
  'vehicle.plate': { step: 'details', part: 'plate' },
  itemDetails: { step: 'details', part: 'itemDetails' },
  issueDescription: { step: 'details', part: 'issueDescription' },
  photos: { step: 'details', part: 'photos' },
  location: { step: 'location', part: 'location' },
  address: { step: 'location', part: 'address' },
  specialistId: { step: 'specialist', part: 'specialist' },
  date: { step: 'date-time', part: 'date' },
  timeSlotId: { step: 'date-time', part: 'timeSlot' },
};

/**
 * Finds the step and the control for a user error. `field` may be nested deeper than the wizard
 * knows (`photos`, `1`), or unknown to it.
 */
export function stepErrorFor<Answers>(
  fields: FieldSteps<Answers>,
  userError: UserError,
): StepError<BookingStep, Answers> {
  const { field } = userError;
  const message = userErrorMessage(userError);
  const [outer = '', inner = ''] = field ?? [];
  const found = fields[`${outer}.${inner}`] ?? fields[outer];
  if (!found) return { message, step: null, part: null, fieldId: null };
  return { message, ...found, fieldId: fieldId(found.part) };
}
