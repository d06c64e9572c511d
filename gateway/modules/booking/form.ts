import { fieldMessages } from '#shared/field-messages.ts';
import type { UserError } from '../../graphql/generated/schema.ts';
import { listTimeSlots, type WorkLocation } from '../../legacy/endpoints/availability.ts';
import type { BookingForm } from '../../legacy/endpoints/booking-form.ts';
import type { FilePart } from '../../legacy/endpoints/endpoint.ts';
import { listSpecialistsByService } from '../../legacy/endpoints/specialists.ts';
import { listWorkshops } from '../../legacy/endpoints/workshops.ts';
import type { GatewayContext } from '../context.ts';
import { customerLocationName } from '../location/customer-locations.ts';
import { userError } from '../mutations/user-errors.ts';
import { needsVehicle, type ServiceModel } from '../service/service.ts';
import type { BookingInput } from './input.ts';

/** The errors for missing fields that this service or location requires (BOOK-12, BOOK-15). */
export function missingFieldErrors(input: BookingInput, service: ServiceModel, location: WorkLocation): UserError[] {
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
export async function fillForm(
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
