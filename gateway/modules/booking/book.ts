import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { guestForm, jobForm } from '#shared/forms/booking.ts';
import { graphNames } from '#shared/forms/form.ts';
import { bookedVehicleForm } from '#shared/forms/vehicle.ts';
import { MAX_PHOTOS } from '#shared/limits.ts';
import type { LocationInput, UserError } from '../../graphql/generated/schema.ts';
import type { ReceivedFile } from '../../graphql/uploads/received-file.ts';
import { listTimeSlots, type WorkLocation } from '../../legacy/endpoints/availability.ts';
import type { BookingForm } from '../../legacy/endpoints/bookings.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';
import { listWorkshops } from '../../legacy/endpoints/services.ts';
import { listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import { SLOT_TAKEN } from '../appointment/refusals.ts';
import { toWorkLocation } from '../availability/inputs.ts';
import type { GatewayContext } from '../context.ts';
import { photoErrors, toFilePart } from '../files/files.ts';
import { idempotencyKey, idText } from '../input/input.ts';
import { customerLocationName } from '../location/resolvers.ts';
import { notSent } from '../mutations/mutation.ts';
import { messageAndListed, type RefusalRules, userError } from '../mutations/refusal-errors.ts';
import { needsVehicle, type ServiceModel } from '../service/service.ts';

const optionalId = idText.nullish().transform((id) => id ?? null);

/** The fields of every booking, checked without a call. Photos are checked separately. */
const bookingInput = z.object({
  idempotencyKey,
  serviceId: idText,
  vehicle: z.nullish(bookedVehicleForm(() => new Date()).schema).transform((vehicle) => vehicle ?? null),
  ...jobForm.schema.shape,
  specialistId: optionalId,
  date: z.string(),
  timeSlotId: idText,
});

export type BookingInput = z.output<typeof bookingInput>;

/** BOOK-12, BOOK-15, BOOK-32. */
export const guestBookingInput = bookingInput.extend({
  preselectedSpecialistId: optionalId,
  ...guestForm.schema.shape,
});

/** DBOOK-07..13. */
export const customerBookingInput = bookingInput.extend({ vehicleId: optionalId });

/** The key was used with other details: an earlier attempt did arrive. */
const ALREADY_RECEIVED = 'We’ve already received your booking request. To change it, please call us.';

/** BOOK-44, BOOK-45: the host's message and each listed error. */
export const BOOKING_REFUSALS: RefusalRules = {
  fallback: 'We couldn’t make your booking. Please try again.',
  sentencesOf: messageAndListed,
  meanings: ['keyReused', 'slotTaken'],
  fields: {
    ...graphNames(guestForm),
    ...graphNames(
      bookedVehicleForm(() => new Date()),
      'vehicle',
    ),
    ...graphNames(jobForm),
    serviceId: 'serviceId',
    selectedVehicleId: 'vehicleId',
    images: 'photos',
    preferredLocationId: 'location',
    isDifferentLocation: 'location',
    preferredSpecialistId: 'specialistId',
    specialist_id: 'preselectedSpecialistId',
    preferredDate: 'date',
    preferredTimeSlot: 'timeSlotId',
  },
  codeFields: { UNSUPPORTED_FILE: 'photos', TOO_LARGE: 'photos' },
  messages: { KEY_REUSED: ALREADY_RECEIVED },
};

export const placeAndPhotos = {
  location: z.custom<LocationInput>().transform(toWorkLocation),
  photos: z.custom<readonly ReceivedFile[]>(),
};

export type CompleteBooking = BookingInput & z.output<z.ZodObject<typeof placeAndPhotos>>;

export const booking = {
  check: ({ photos }: { readonly photos: readonly ReceivedFile[] }) => photoListErrors(photos),
  once: {
    key: ({ idempotencyKey }: BookingInput) => idempotencyKey,
    conflict: ALREADY_RECEIVED,
    ifUnknown: {
      safe: 'We’re not sure we received your booking. You can safely submit it again: your booking won’t be made twice.',
      unsafe:
        'We’re not sure we received your booking. Look for our email or call us before you submit it again: it could be made twice.',
    },
  },
};

type Completed<Input> = { readonly input: Input } | { readonly userErrors: UserError[] };

/**
 * The form to send, and the likely reason of a refusal: a time slot that isn't offered. It is sent
 * even then: an earlier attempt with this key may have booked it, which only the host knows.
 */
export async function prepareBooking<Input extends CompleteBooking>(
  entered: Input,
  context: GatewayContext,
  complete: (input: Input, service: ServiceModel) => Promise<Completed<Input>>,
) {
  const service = await context.loaders.service(entered.serviceId);
  if (!service) return notSent(userError('NOT_FOUND', 'This service is no longer offered.', ['serviceId']));
  const completed = await complete(entered, service);
  if ('userErrors' in completed) return notSent(...completed.userErrors);
  const { input } = completed;
  const { location, photos } = input;
  const missing = missingFieldErrors(input, service, location);
  if (missing.length > 0) return notSent(...missing);
  const { form, isTimeSlotOffered } = await fillForm(input, service, location, photos.map(toFilePart), context);
  return { kind: 'ready', input, form, reason: isTimeSlotOffered ? null : SLOT_TAKEN } as const;
}

/** The problems of a booking's photos: their number, and each file by its name (C-14). */
function photoListErrors(files: readonly ReceivedFile[]): UserError[] {
  if (files.length === 0) return [userError('REQUIRED', fieldMessages.photos, ['photos'])];
  if (files.length > MAX_PHOTOS) {
    return [userError('TOO_LARGE', fieldMessages.tooManyPhotos, ['photos'])];
  }
  return files.flatMap((file, index) => photoErrors(file, ['photos', String(index)]));
}

/** The errors for missing fields that this service or location requires (BOOK-12, BOOK-15). */
function missingFieldErrors(input: BookingInput, service: ServiceModel, location: WorkLocation): UserError[] {
  const errors: UserError[] = [];
  if (needsVehicle(service) && !input.vehicle) {
    errors.push(userError('REQUIRED', 'Enter the make and model, the year and the number plate', ['vehicle']));
  }
  if (location.kind === 'DIFFERENT_LOCATION' && input.address === '') {
    errors.push(userError('REQUIRED', fieldMessages.address, ['address']));
  }
  return errors;
}

/** The form for /php, with a name for each id (C-10), and whether the time slot is offered. */
async function fillForm(
  input: BookingInput,
  service: ServiceModel,
  location: WorkLocation,
  photos: readonly FilePart[],
  context: Pick<GatewayContext, 'legacy' | 'log'>,
): Promise<{ form: BookingForm; isTimeSlotOffered: boolean }> {
  const { serviceId, specialistId, date, timeSlotId } = input;
  // Names are optional, since the ids identify everything: a failed read doesn't stop the booking.
  const orNull = <T>(work: Promise<T>) =>
    work.catch((err: unknown) => {
      context.log.warn({ event: 'name not found', err }, 'booking continues without a name');
      return null;
    });
  const [timeSlots, locationName, specialistName] = await Promise.all([
    orNull(context.legacy.read(listTimeSlots, { serviceId, location, specialistId, date })),
    orNull(nameOfLocation(serviceId, location, context)),
    orNull(nameOfSpecialist(serviceId, specialistId, context)),
  ]);
  const timeSlot = timeSlots?.slots.find(({ id }) => id === timeSlotId);
  const form: BookingForm = {
    idempotencyKey: input.idempotencyKey,
    service: { id: service.id, name: service.name },
    vehicle: needsVehicle(service) ? input.vehicle : null,
    itemDetails: needsVehicle(service) ? '' : input.itemDetails,
    issueDescription: input.issueDescription,
    location,
    locationName: locationName ?? '',
    address: input.address,
    specialist: specialistId === null ? null : { id: specialistId, name: specialistName ?? '' },
    date,
    timeSlot: { id: timeSlotId, label: timeSlot?.label ?? '' },
    photos,
  };
  return { form, isTimeSlotOffered: timeSlots === null || timeSlot !== undefined };
}

async function nameOfLocation(serviceId: string, location: WorkLocation, { legacy }: Pick<GatewayContext, 'legacy'>) {
  if (location.kind !== 'WORKSHOP') return customerLocationName(location.kind);
  const { workshops } = await legacy.read(listWorkshops, { serviceId });
  return workshops.find(({ id }) => id === location.workshopId)?.name ?? null;
}

async function nameOfSpecialist(
  serviceId: string,
  specialistId: string | null,
  { legacy }: Pick<GatewayContext, 'legacy'>,
) {
  if (specialistId === null) return null;
  const { specialists } = await legacy.read(listSpecialistsByService, { serviceId });
  return specialists.find(({ id }) => id === specialistId)?.name ?? null;
}
