import { TEXT_LIMITS } from '#shared/limits.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { LocationInput, TimeSlot } from '../../graphql/generated/schema.ts';
import { listAvailableDates, listTimeSlots } from '../../legacy/endpoints/availability.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { firstServiceId } from '../specialist/specialist.ts';
import { readTimeOfDay, toWorkLocation } from './inputs.ts';

export const availabilityResolvers: Resolvers = {
  Service: {
    async availableDates({ id }, args, { legacy }) {
      const { dates } = await legacy.read(listAvailableDates, { serviceId: id, ...toRequest(args) });
      return [...dates];
    },
    async timeSlots({ id }, { date, ...args }, { legacy }) {
      const { slots } = await legacy.read(listTimeSlots, { serviceId: id, date, ...toRequest(args) });
      return slots.map(
        ({ id: timeSlotId, label }): TimeSlot => ({ timeSlotId, label, startsAt: readTimeOfDay(label) }),
      );
    },
  },
  Specialist: {
    async nextAvailableDate(specialist, args, { loaders }) {
      const serviceId = args.serviceId == null ? firstServiceId(specialist) : toServiceId(args.serviceId);
      const location = args.location ? toWorkLocation(args.location) : null;
      if (serviceId === null) return null;
      const days = await loaders.bookableDays().load({ specialistId: specialist.id, serviceId, location });
      return days?.[0] ?? null;
    },
  },
};

function toServiceId(serviceId: string): string {
  if (!serviceId || serviceId.length > MAX_ID_LENGTH) throw badUserInput('serviceId must be the id of a service.');
  return serviceId;
}

interface AvailabilityArgs {
  location: LocationInput;
  specialistId?: string | null | undefined;
  near?: string | null | undefined;
}

function toRequest({ location, specialistId, near }: AvailabilityArgs) {
  if ((specialistId?.length ?? 0) > MAX_ID_LENGTH) throw badUserInput('specialistId is too long.');
  if ((near?.length ?? 0) > TEXT_LIMITS.address.postcode) throw badUserInput('near is too long.');
  return { location: toWorkLocation(location), specialistId: specialistId || null, near: near?.trim() || null };
}
