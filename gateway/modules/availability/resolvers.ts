import { badUserInput } from '../../graphql/errors.ts';
import type { PlaceInput, Resolvers, TimeSlot } from '../../graphql/generated/resolvers.ts';
import { listAvailableDates, listTimeSlots, type WirePlace } from '../../legacy/endpoints/availability.ts';
import { startsAt } from './time-of-day.ts';

const MAX_ID = 64;

export const availabilityResolvers: Resolvers = {
  Service: {
    async availableDates({ id }, args, { legacy }) {
      const { dates } = await legacy.read(listAvailableDates, { serviceId: id, ...where(args) });
      return [...dates];
    },
    async timeSlots({ id }, { date, ...args }, { legacy }) {
      const { slots } = await legacy.read(listTimeSlots, { serviceId: id, date, ...where(args) });
      return slots.map(({ id: slotId, label }): TimeSlot => ({ id: slotId, label, startsAt: startsAt(label) }));
    },
  },
};

function where({ place, specialistId }: { place: PlaceInput; specialistId?: string | null | undefined }) {
  if ((specialistId?.length ?? 0) > MAX_ID) throw badUserInput('specialistId is too long.');
  return { place: toWirePlace(place), specialistId: specialistId || null };
}

/** `@oneOf` promises exactly one of the two; an empty or overlong id is still the caller's mistake. */
export function toWirePlace({ workshopId, visit }: PlaceInput): WirePlace {
  if (visit) return { visit };
  if (!workshopId || workshopId.length > MAX_ID) throw badUserInput('place.workshopId must be the id of a workshop.');
  return { workshopId };
}
