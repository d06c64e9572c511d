import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { jobForm } from '#shared/forms/booking.ts';
import { requiredChoice } from '#shared/forms/fields.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { locationInput } from '~/features/locations/work-location.ts';
import { userErrorMessage } from '~/forms/submission-errors.ts';
import { cleanValues, schemaValidator } from '~/forms/validation.ts';
import type { StepError } from '~/forms/wizard/use-wizard-submission.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { type BookingAnswers, FORM_ID, fieldId } from './booking-answers.ts';
import type { BookingStep } from './booking-flow.ts';

/** The details that every service needs. */
export const issueFields = {
  issueDescription: jobForm.schema.shape.issueDescription,
  photos: z.array(z.unknown()).check(z.minLength(1, fieldMessages.photos)),
};

const vehicle = bookedVehicleForm(() => new Date());
export const vehicleFields = vehicle.schema.shape;

const serviceStep = z.object({ service: requiredChoice(fieldMessages.service) });
const locationStep = z.object({ location: requiredChoice(fieldMessages.location) });
const dateTimeStep = z.object({
  date: requiredChoice(fieldMessages.date),
  timeSlot: requiredChoice(fieldMessages.time),
});

interface BookingSchemas<Draft extends BookingAnswers> {
  details: (draft: Draft) => z.ZodMiniObject;
  differentLocation: z.ZodMiniObject;
  /** Null if there is nothing to fill in. */
  review: z.ZodMiniObject | null;
}

/** What differs between the bookings of guests and customers. */
interface BookingDifferences<Draft extends BookingAnswers, Input> {
  schemas: BookingSchemas<Draft>;
  /** The steps of the fields that only these send, or send of another part. */
  fieldSteps: FieldSteps<Draft>;
  /** Of clean answers, with what both send. */
  inputOf: (draft: Draft, common: CommonInput) => Input;
  /** Before each error of the server. */
  errorPrefix?: string;
}

/** The errors of a booking's steps, its input, and the steps of the server's errors. */
export function bookingRules<Draft extends BookingAnswers, Input>({
  schemas,
  fieldSteps,
  inputOf,
  errorPrefix = '',
}: BookingDifferences<Draft, Input>) {
  const errorsIn = (step: BookingStep, draft: Draft) => {
    const schema = schemaOf(step, draft, schemas);
    return schema ? schemaValidator(FORM_ID, schema)(draft) : [];
  };
  const cleaned = [jobForm.schema, vehicle.schema, ...(schemas.review ? [schemas.review] : [])];
  const allFieldSteps: FieldSteps<Draft> = { ...commonFieldSteps, ...fieldSteps };
  return Object.assign(errorsIn, {
    /** The input of the mutation; null until every required choice is made (DBOOK-18). */
    inputOf(typed: Draft, idempotencyKey: string): Input | null {
      const draft = cleanValues(typed, ...cleaned);
      const common = commonInput(draft, idempotencyKey);
      return common && inputOf(draft, common);
    },
    stepErrorOf(userError: UserError): StepError<BookingStep, Draft> {
      const error = stepErrorOf(allFieldSteps, userError);
      return { ...error, message: errorPrefix + error.message };
    },
  });
}

type CommonInput = NonNullable<ReturnType<typeof commonInput>>;

function commonInput(draft: BookingAnswers, idempotencyKey: string) {
  const { service, location, date, timeSlot } = draft;
  if (!service || !location || !date || !timeSlot) return null;
  return {
    idempotencyKey,
    serviceId: service.id,
    issueDescription: draft.issueDescription,
    photos: draft.photos.map(({ file }) => file),
    location: locationInput(location),
    date,
    timeSlotId: timeSlot.id,
  };
}

/** A vehicle that is not saved. */
export const vehicleInput = ({ model, year, plate }: BookingAnswers) => ({ model, year, plate });

function schemaOf<Draft extends BookingAnswers>(
  step: BookingStep,
  draft: Draft,
  { details, differentLocation, review }: BookingSchemas<Draft>,
): z.ZodMiniObject | null {
  switch (step) {
    case 'service':
      return serviceStep;
    case 'details':
      return details(draft);
    case 'location':
      return draft.location?.kind === 'DIFFERENT_LOCATION' ? differentLocation : locationStep;
    case 'specialist':
      // Optional: no choice means no preference (BOOK-19, C-04).
      return null;
    case 'date-time':
      return dateTimeStep;
    case 'review':
      return review;
  }
}

/** The step and the part of the draft for each field of a mutation's input. */
type FieldSteps<Answers> = Record<string, { step: BookingStep; part: keyof Answers & string }>;

/** The fields that guests and customers both send. */
const commonFieldSteps: FieldSteps<BookingAnswers> = {
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
function stepErrorOf<Answers>(fields: FieldSteps<Answers>, userError: UserError): StepError<BookingStep, Answers> {
  const { field } = userError;
  const message = userErrorMessage(userError);
  const [outer = '', inner = ''] = field ?? [];
  const found = fields[`${outer}.${inner}`] ?? fields[outer];
  if (!found) return { message, step: null, part: null, fieldId: null };
  return { message, ...found, fieldId: fieldId(found.part) };
}
