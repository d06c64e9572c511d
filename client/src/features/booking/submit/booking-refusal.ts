import type { BookingDraft } from '~/features/booking/booking-draft.ts';
import { fieldId } from '~/features/booking/booking-problems.ts';
import { type BookingStep, stepPath } from '~/features/booking/booking-steps.ts';
import type { Refusal as ServerRefusal } from '~/graphql/outcome.ts';
import type { Refusal, Standing } from '~/lib/flow/refusal.ts';

/** One reason why the server did not take the booking. */
export type BookingRefusal = Refusal<BookingStep, BookingDraft>;
export type StandingRefusal = Standing<BookingRefusal>;

/** What the graph says of it; the rest of a server's refusal is of no use here. */
type RefusedField = Pick<ServerRefusal, 'field' | 'message' | 'code'>;

/** Where each part of the mutation's input is asked for. */
const askedIn: Record<string, { step: BookingStep; part: keyof BookingDraft }> = {
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
  preselectedSpecialistId: { step: 'specialist', part: 'preselected' },
  date: { step: 'date-time', part: 'date' },
  timeSlotId: { step: 'date-time', part: 'time' },
  firstName: { step: 'review', part: 'firstName' },
  lastName: { step: 'review', part: 'lastName' },
  email: { step: 'review', part: 'email' },
  phone: { step: 'review', part: 'phone' },
  declarationAccepted: { step: 'review', part: 'declarationAccepted' },
};

/** The refusal in the wizard's own terms. `field` may go deeper than the wizard knows (`images`, `1`) or be new to it. */
export function refusalOf({ field, message, code }: RefusedField): BookingRefusal {
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
export function refusalLink({ message, step, part }: BookingRefusal, open: BookingStep) {
  if (step === null || part === null) return { message };
  return step === open ? { message, fieldId: fieldId(part) } : { message, to: stepPath(step) };
}
