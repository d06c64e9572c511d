import type { BookingAnswers } from '~/features/booking/shared/booking-answers.ts';
import { fieldId } from '~/features/booking/shared/booking-rules.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import type { Refusal } from '~/lib/flow/refusal.ts';

/** One reason why the server did not take the booking. */
export type BookingRefusal<Draft> = Refusal<BookingStep, Draft>;

/** What the graph says of it; the rest of a server's refusal is of no use here. */
type RefusedField = Pick<UserError, 'field' | 'message' | 'code'>;

/** Where each part of a mutation's input is asked for. */
export type AskedIn<Draft> = Record<string, { step: BookingStep; part: keyof Draft }>;

/** The parts that guests and customers alike send. */
export const askedOfAll: AskedIn<BookingAnswers> = {
  serviceId: { step: 'service', part: 'service' },
  vehicle: { step: 'details', part: 'model' },
  'vehicle.model': { step: 'details', part: 'model' },
  'vehicle.year': { step: 'details', part: 'year' },
  'vehicle.plate': { step: 'details', part: 'plate' },
  itemDetails: { step: 'details', part: 'itemDetails' },
  issueDescription: { step: 'details', part: 'issueDescription' },
  images: { step: 'details', part: 'photos' },
  place: { step: 'location', part: 'place' },
  address: { step: 'location', part: 'address' },
  specialistId: { step: 'specialist', part: 'specialist' },
  date: { step: 'date-time', part: 'date' },
  timeSlotId: { step: 'date-time', part: 'time' },
};

/** The refusal in the wizard's own terms. `field` may go deeper than the wizard knows (`images`, `1`) or be new to it. */
export function refusalIn<Draft>(
  askedIn: AskedIn<Draft>,
  { field, message, code }: RefusedField,
): BookingRefusal<Draft> {
  // The legacy side names a bad file, not the field.
  const [outer = '', inner = ''] = field ?? (code === 'UNSUPPORTED_FILE' ? ['images'] : []);
  const place = askedIn[`${outer}.${inner}`] ?? askedIn[outer];
  return { message, step: place?.step ?? null, part: place?.part ?? null };
}

/** The time was free when it was chosen and is not any more: the only refusal that sends the customer back by itself. */
export function isSlotTaken({ field, code }: RefusedField): boolean {
  return code === 'TAKEN' && (field === null || field[0] === 'timeSlotId' || field[0] === 'date');
}

/** Where a summary on an open step leads for a refusal: to the field, or to the step that has it. */
export function refusalLink<Draft>(
  { message, step, part }: BookingRefusal<Draft>,
  open: BookingStep,
  stepPath: (step: BookingStep) => string,
) {
  if (step === null || part === null) return { message };
  return step === open ? { message, fieldId: fieldId(String(part)) } : { message, to: stepPath(step) };
}
