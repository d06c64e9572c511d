import type { BookingAnswers } from '~/features/booking/shared/booking-answers.ts';
import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import type { StepError } from '~/forms/wizard/use-wizard-submission.ts';
import { type UserError, userErrorMessage } from '~/graphql/mutation-result.ts';

/** The step and the part that ask for each field of a mutation's input. */
export type FieldSteps<Draft> = Record<string, { step: BookingStep; part: keyof Draft & string }>;

/** The fields that guests and customers alike send. */
export const commonFields: FieldSteps<BookingAnswers> = {
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
  timeSlotId: { step: 'date-time', part: 'time' },
};

/**
 * Where the wizard asks for what the server did not take. `field` may go deeper than the wizard
 * knows (`photos`, `1`) or be new to it.
 */
export function bookingError<Draft>(fields: FieldSteps<Draft>, userError: UserError): StepError<BookingStep, Draft> {
  const { field, code } = userError;
  const message = userErrorMessage(userError);
  // The legacy side names a bad file, not the field.
  const [outer = '', inner = ''] = field ?? (code === 'UNSUPPORTED_FILE' ? ['photos'] : []);
  const found = fields[`${outer}.${inner}`] ?? fields[outer];
  if (!found) return { message, step: null, part: null, fieldId: null };
  return { message, ...found, fieldId: fieldId(found.part) };
}

/**
 * The time slot was free when it was chosen and is not any more: the only error that sends the
 * customer back by itself.
 */
export function isTimeSlotTaken({ field, code }: Pick<UserError, 'field' | 'code'>): boolean {
  return code === 'TAKEN' && (field === null || field[0] === 'timeSlotId' || field[0] === 'date');
}
